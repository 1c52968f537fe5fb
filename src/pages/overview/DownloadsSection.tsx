const exportFiles = [
  ['gtasa-save.ksy', 'Kaitai Struct, for parsers in a dozen languages'],
  ['gtasa-save.hexpat', 'pattern for ImHex'],
  ['gtasa-save.bt', 'template for 010 Editor'],
  ['gtasa-save.h', 'C header, the fixed parts as structs'],
  ['format.json', 'the whole definition as JSON'],
  ['format.schema.json', 'its JSON Schema'],
] as const

/** The definition of the format for tools, and the tables for everything else. */
export function DownloadsSection() {
  return (
    <>
      <h2>Downloads</h2>
      <p>
        The definition of the format, all made from the same source as these pages and tested against real
        saves, and <a href="./data/index.json">every table</a> as CSV and JSON.
      </p>
      <ul>
        {exportFiles.map(([file, what]) => (
          <li key={file}>
            <a href={`./data/${file}`} download>
              {file}
            </a>
            : {what}
          </li>
        ))}
      </ul>
    </>
  )
}
