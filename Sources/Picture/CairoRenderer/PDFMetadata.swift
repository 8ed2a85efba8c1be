import Foundation

/// The description of a PDF, equal in its metadata stream (XMP) and its information dictionary.
struct PDFMetadata {
  let title: String
  var author: String?
  /// The alternative text of the whole file.
  let summary: String
  /// A BCP 47 tag.
  let language: String
  let producer: String
  /// Whether the file claims PDF/UA-1 and PDF/A-3.
  let isClaimed: Bool

  var information: String {
    """
    << /Title \(PDFStructure.hex(title))\(author.map { " /Author \(PDFStructure.hex($0))" } ?? "") /Producer \(PDFStructure.hex(producer)) \
    /CreationDate (\(PDFFile.date)) >>
    """
  }

  var xmp: String {
    """
    <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:format>application/pdf</dc:format>
    <dc:title><rdf:Alt><rdf:li xml:lang="x-default">\(XMLText.escaped(title))</rdf:li></rdf:Alt></dc:title>
    <dc:description><rdf:Alt><rdf:li xml:lang="x-default">\(XMLText.escaped(summary))</rdf:li></rdf:Alt></dc:description>
    \(author.map { "<dc:creator><rdf:Seq><rdf:li>\(XMLText.escaped($0))</rdf:li></rdf:Seq></dc:creator>\n" } ?? "")\
    <dc:language><rdf:Bag><rdf:li>\(XMLText.escaped(language))</rdf:li></rdf:Bag></dc:language>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
    <xmp:CreateDate>2000-01-01T00:00:00Z</xmp:CreateDate>
    <pdf:Producer>\(XMLText.escaped(producer))</pdf:Producer>
    </rdf:Description>
    \(isClaimed ? Self.claim : "")</rdf:RDF></x:xmpmeta>
    <?xpacket end="r"?>
    """
  }

  /// PDF/A demands a description of properties that it does not define itself (ISO 19005-3, 6.6.2.3), such as the
  /// identification of PDF/UA.
  private static let claim = """
    <rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
    <pdfaid:part>3</pdfaid:part>
    <pdfaid:conformance>A</pdfaid:conformance>
    <pdfuaid:part>1</pdfuaid:part>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>part</pdfaProperty:name>
    <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
    <pdfaProperty:category>internal</pdfaProperty:category>
    <pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description>
    </rdf:li></rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>

    """
}
