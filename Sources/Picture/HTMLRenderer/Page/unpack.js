// Columns of many values, which the renderer packed.

/** Numbers from bytes: steps of up to six bytes from the lowest one, the highest step for a missing value, or floats. */
function unpacked({ low, per, width, bytes }) {
  const text = atob(bytes);
  const data = new Uint8Array(text.length);
  for (let i = 0; i < data.length; i++) data[i] = text.charCodeAt(i);
  if (width === 8) return new Float64Array(data.buffer);
  const missing = 256 ** width - 1;
  const numbers = new Float64Array(data.length / width);
  for (let i = 0; i < numbers.length; i++) {
    let code = 0;
    for (let place = width; place--;) code = code * 256 + data[i * width + place];
    numbers[i] = code === missing ? NaN : (low + code) / per;
  }
  return numbers;
}

/** The text of a row by the rule for its number, unless it is an exception. */
function ruled({ number, minus, digits, except }, series) {
  const per = 10 ** digits;
  return row => {
    if (except[row] !== undefined) return except[row];
    const value = series[number][row];
    let size = Math.abs(value);
    if (digits !== undefined) size = Math.round(size * per) / per;
    return value < 0 && minus !== undefined ? minus + numberText(size) : numberText(value < 0 ? -size : size);
  };
}
