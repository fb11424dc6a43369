export interface FileKind {
  readonly extension: string
  /** Other ways to write the extension. */
  readonly aliases: readonly string[]
  readonly mimeType: string
  readonly isImage: boolean
}

const image = { isImage: true } as const
const document = { isImage: false, aliases: [] } as const

/** Everything that may be uploaded. SVG and HTML can carry scripts and are not here. */
export const fileKinds = {
  jpg: { extension: 'jpg', aliases: ['jpeg'], mimeType: 'image/jpeg', ...image },
  png: { extension: 'png', aliases: [], mimeType: 'image/png', ...image },
  webp: { extension: 'webp', aliases: [], mimeType: 'image/webp', ...image },
  pdf: { extension: 'pdf', mimeType: 'application/pdf', ...document },
  docx: {
    extension: 'docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ...document,
  },
  txt: { extension: 'txt', mimeType: 'text/plain', ...document },
} as const satisfies Record<string, FileKind>
export type FileKindName = keyof typeof fileKinds

/** As the message about a refused file names them. */
export const shownTypes = Object.keys(fileKinds).join(', ').toUpperCase()

const unknownType = 'application/octet-stream'

/** The kind that a file's name and declared type agree on, or null. Browsers that do not know a type send a neutral one. */
export function claimedKind(fileName: string, mimeType: string): FileKindName | null {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase()
  for (const [name, kind] of Object.entries(fileKinds) as [FileKindName, FileKind][]) {
    if (extension !== kind.extension && !kind.aliases.some((alias) => alias === extension)) continue
    return mimeType === kind.mimeType || mimeType === unknownType ? name : null
  }
  return null
}
