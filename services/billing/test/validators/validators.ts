import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'

const run = promisify(execFile)
const here = fileURLToPath(new URL('.', import.meta.url))
/** What was fetched stays in Maven's own cache; only the lists of jars are written here. */
const cache = fileURLToPath(new URL('../../../../.sild/validators/', import.meta.url))
const FETCH_MS = 15 * 60_000
const RUN_MS = 10 * 60_000
const PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1'

const has = (name: string, path = process.env.PATH ?? ''): boolean =>
  path.split(delimiter).some((directory) => existsSync(join(directory, name)))

export type Rules = 'peppol-invoice' | 'peppol-credit-note' | 'en16931-invoice' | 'en16931-credit-note' | 'en16931-cii'
export interface Finding {
  readonly path: string
  readonly text: string
}
export interface PdfReport {
  readonly path: string
  readonly isValid: boolean
  /** XML of Mustang: `pdf` has the findings of PDF/A, `xml` those of Factur-X. */
  readonly report: string
}
export interface Validators {
  /** Holds files against rules; what is returned is wrong with them. */
  validateXml(files: readonly { readonly rules: Rules; readonly path: string }[]): Promise<Finding[]>
  validatePdf(paths: readonly string[]): Promise<PdfReport[]>
}

/**
 * The validators that accountants use, fetched by Maven once; null where this machine has no Java or no Maven, or where they cannot
 * be fetched. In CI they have to be there as far as Java is.
 */
export async function findValidators(): Promise<Validators | null> {
  if (!has('java') || !has('mvn')) return null
  try {
    const [xml, pdf] = [await classPathOf('xml'), await classPathOf('pdf')]
    return {
      validateXml: async (files) => {
        const lines = await java(
          xml,
          'ValidateXml.java',
          files.map(({ path, rules }) => `${rules}=${path}`),
        )
        const done = new Set(lines.flatMap(([path, what]) => (what === 'done' ? [path] : [])))
        const undone = files
          .filter(({ path }) => !done.has(path))
          .map(({ path }) => ({ path, text: 'was not validated' }))
        return [
          ...undone,
          ...lines.flatMap(([path, what, text]) =>
            what === 'done' && !text.includes('skipped') ? [] : [{ path, text }],
          ),
        ]
      },
      validatePdf: async (paths) => {
        const lines = await java(pdf, 'ValidatePdf.java', paths)
        const reports = lines.filter(([path]) => paths.includes(path))
        return reports.map(([path, what, report]) => ({ path, isValid: what === 'valid', report }))
      },
    }
  } catch (error) {
    if (process.env.CI) throw error
    return null
  }
}

/** Jars of a `pom.xml`, which Maven fetches where it has not. */
async function classPathOf(name: 'xml' | 'pdf'): Promise<string> {
  const [pom, list] = [join(here, `${name}.pom.xml`), join(cache, `${name}.classpath`)]
  const known = await readFile(list, 'utf8').catch(() => '')
  const isThere = known !== '' && known.split(delimiter).every((jar) => existsSync(jar))
  if (isThere && known.includes(await versionIn(pom))) return known
  await mkdir(cache, { recursive: true })
  const goal = [`${PLUGIN}:build-classpath`, `-Dmdep.outputFile=${list}`]
  await run('mvn', ['--batch-mode', '--quiet', '--file', pom, ...goal], { timeout: FETCH_MS })
  return readFile(list, 'utf8')
}

/** Version of the validator itself, the last one in its `pom.xml`. */
const versionIn = async (pom: string): Promise<string> =>
  [...(await readFile(pom, 'utf8')).matchAll(/<version>([\d.]+)<\/version>/g)].at(-1)?.[1] ?? ''

async function java(classPath: string, source: string, input: readonly string[]): Promise<[string, string, string][]> {
  const { stdout } = await run('java', ['-cp', classPath, join(here, source), ...input], {
    timeout: RUN_MS,
    maxBuffer: 256 * 1024 * 1024,
  })
  return stdout
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [path = '', what = '', ...text] = line.split('\t')
      return [path, what, text.join(' ')]
    })
}
