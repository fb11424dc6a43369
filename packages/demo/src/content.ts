import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'

const contentDir = join(import.meta.dirname, '../content')

/** One shape in each language in which there is something to say. */
export const inLanguages = <Shape extends z.ZodType>(shape: Shape) => ({
  en: shape.optional(),
  et: shape.optional(),
  fr: shape.optional(),
})

export const inEveryLanguage = z.strictObject({ en: z.string(), et: z.string(), fr: z.string() })

/** Each `<key>.yaml` of a folder below `content/`, in the order of their names. @throws with the name of a file that does not fit */
export function readContent<Shape extends z.ZodType<object>>(
  folder: string,
  shape: Shape,
): (z.output<Shape> & { key: string })[] {
  return keysIn(folder, '.yaml').map((key) => {
    const found = shape.safeParse(parse(readText(`${folder}/${key}.yaml`)))
    if (!found.success) throw new Error(`content/${folder}/${key}.yaml:\n${z.prettifyError(found.error)}`)
    return { ...found.data, key }
  })
}

/** Names of files of a folder below `content/`, without their end. */
export const keysIn = (folder: string, end: string): string[] =>
  readdirSync(join(contentDir, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => name.slice(0, -end.length))
    .toSorted()

export const readText = (path: string): string => readFileSync(join(contentDir, path), 'utf8')
