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

// Exactly the keys of the object above.
export const fileKindNames = Object.keys(fileKinds) as FileKindName[]
const images = fileKindNames.filter((name) => fileKinds[name].isImage)
const documents = fileKindNames.filter((name) => !fileKinds[name].isImage)

/** Where files are shown: what kinds may stand there, and whether anybody may read them. An upload names its place. */
export const filePlaces = {
  'company-logo': { kinds: images, isPublic: true },
  'company-cover': { kinds: images, isPublic: true },
  'company-gallery': { kinds: images, isPublic: true },
  'case-cover': { kinds: images, isPublic: true },
  'case-media': { kinds: images, isPublic: true },
  'publication-media': { kinds: fileKindNames, isPublic: true },
  'publication-cv': { kinds: documents, isPublic: true },
  'chat-attachment': { kinds: fileKindNames, isPublic: false },
} as const satisfies Record<string, { kinds: readonly FileKindName[]; isPublic: boolean }>
export type FilePlace = keyof typeof filePlaces
export const isFilePlace = (name: string): name is FilePlace => Object.hasOwn(filePlaces, name)

/** As the message about a refused file names them. */
export const shownTypes = (place: FilePlace): string => filePlaces[place].kinds.join(', ').toUpperCase()
/** For the `accept` of a file field. */
export const extensionsOf = (place: FilePlace): string[] =>
  filePlaces[place].kinds.flatMap((name) => [fileKinds[name].extension, ...fileKinds[name].aliases])

/** The kind that a name says by its extension. */
export function kindOfName(fileName: string): FileKindName | null {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return (
    fileKindNames.find((name) => {
      const kind: FileKind = fileKinds[name]
      return extension === kind.extension || kind.aliases.includes(extension)
    }) ?? null
  )
}
/** The same, where such a file may stand in the place. */
export function kindAt(place: FilePlace, fileName: string): FileKindName | null {
  const kind = kindOfName(fileName)
  const kinds: readonly FileKindName[] = filePlaces[place].kinds
  return kind && kinds.includes(kind) ? kind : null
}
