import { inflateRawSync } from 'node:zlib'

export interface Unzipped {
  readonly name: string
  readonly bytes: Buffer
}

/** Reads a ZIP by its own directory (APPNOTE 4.3.12), which another library than the tested one has no part in. */
export function unzip(zip: Buffer): Unzipped[] {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const files: Unzipped[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    // Three are read.
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + size)
    files.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      bytes: method === 0 ? data : inflateRawSync(data),
    })
    at += 46 + nameLength + extra + comment
  }
  return files
}
