import { keysOf } from '../keys.ts'
import { limits } from '../limits.ts'

export interface FileKind {
  readonly extension: string
  /** Other ways to write the extension. */
  readonly aliases: readonly string[]
  readonly mimeType: string
  readonly isImage: boolean
  readonly isPlayed?: true
}

const image = { isImage: true } as const
const document = { isImage: false, aliases: [] } as const
/** Played in its page and not saved. */
const media = { isImage: false, isPlayed: true, aliases: [] } as const

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
  mp4: { extension: 'mp4', mimeType: 'video/mp4', ...media },
  webm: { extension: 'webm', mimeType: 'video/webm', ...media },
  vtt: { extension: 'vtt', mimeType: 'text/vtt', ...media },
} as const satisfies Record<string, FileKind>
export type FileKindName = keyof typeof fileKinds

export const fileKindNames = keysOf(fileKinds)
export const isPlayed = (name: FileKindName): boolean => 'isPlayed' in fileKinds[name]
const images = fileKindNames.filter((name) => fileKinds[name].isImage)
const documents = fileKindNames.filter((name) => !fileKinds[name].isImage && !isPlayed(name))
const imagesAndDocuments = [...images, ...documents]

/** Places that show files, with their allowed kinds and whether the files are public. An upload names its place. */
export const filePlaces = {
  'company-logo': { kinds: images, isPublic: true },
  'company-cover': { kinds: images, isPublic: true },
  'company-gallery': { kinds: images, isPublic: true },
  'case-cover': { kinds: images, isPublic: true },
  'case-media': { kinds: images, isPublic: true },
  'publication-media': { kinds: imagesAndDocuments, isPublic: true },
  'publication-cv': { kinds: documents, isPublic: true },
  'page-picture': { kinds: images, isPublic: true },
  'page-video': { kinds: ['mp4', 'webm'], isPublic: true },
  'page-captions': { kinds: ['vtt'], isPublic: true },
  'chat-attachment': { kinds: imagesAndDocuments, isPublic: false },
  'ticket-attachment': { kinds: imagesAndDocuments, isPublic: false },
} as const satisfies Record<string, { kinds: readonly FileKindName[]; isPublic: boolean }>
export type FilePlace = keyof typeof filePlaces
export const isFilePlace = (name: string): name is FilePlace => Object.hasOwn(filePlaces, name)

/** Places where only editors upload: these files are large and public. */
export const isForEditors = (place: FilePlace): boolean => place.startsWith('page-')

/** Maximum size of a file in this place. */
export const maxBytesAt = (place: FilePlace): number =>
  place === 'page-video' ? limits.video.maxBytes : limits.file.maxBytes

/** As the message about a refused file names them. */
export const shownTypes = (place: FilePlace): string => filePlaces[place].kinds.join(', ').toUpperCase()
/** For the `accept` of a file field. */
export const extensionsOf = (place: FilePlace): string[] =>
  filePlaces[place].kinds.flatMap((name) => [fileKinds[name].extension, ...fileKinds[name].aliases])

/** The kind of a file by its extension. */
export function kindOfName(fileName: string): FileKindName | null {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return (
    fileKindNames.find((name) => {
      const kind: FileKind = fileKinds[name]
      return extension === kind.extension || kind.aliases.includes(extension)
    }) ?? null
  )
}
/** The kind of a file by its extension; null if the place does not allow it. */
export function kindAt(place: FilePlace, fileName: string): FileKindName | null {
  const kind = kindOfName(fileName)
  const kinds: readonly FileKindName[] = filePlaces[place].kinds
  return kind && kinds.includes(kind) ? kind : null
}
