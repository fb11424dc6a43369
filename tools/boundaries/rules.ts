import type { IForbiddenRuleType } from 'dependency-cruiser'

import { inEveryPage, layers, mayImport, mayImportAnything, onlyFor } from './table.ts'

const WORKSPACE = '^(shell|bff|e2e|bench|tools|mf-[^/]+|services/[^/]+|packages/[^/]+)/'
/** Also in the folder of one page. */
const MOCKS = '^mf-[^/]+/src/.*mocks\\.ts$'
const TESTS = '(\\.test\\.tsx?|/test/.+)$'

/** The table as dependency-cruiser wants it. */
export const rules: IForbiddenRuleType[] = [
  ...Object.entries(mayImport).map(([project, allowed]) => ({
    name: `${project} may import only: ${allowed.join(', ')}`,
    severity: 'error' as const,
    from: { path: `^(${project})/` },
    // $1 is the very project that the importing file lies in.
    to: { path: WORKSPACE, pathNot: ['^$1/', ...[...allowed, ...onlyFor.map((each) => each.project)].map(folder)] },
  })),
  {
    name: 'a project without a line in the table may import nothing of the workspace',
    severity: 'error',
    from: { path: WORKSPACE, pathNot: [...Object.keys(mayImport), ...mayImportAnything].map(folder) },
    to: { path: WORKSPACE, pathNot: ['^$1/', ...onlyFor.map((each) => folder(each.project))] },
  },
  ...onlyFor.map(({ files, project }) => ({
    name: `${project} is only for files like ${files}`,
    severity: 'error' as const,
    from: {
      path: WORKSPACE,
      pathNot: [files, folder(project), ...mayImportAnything.map(folder), ...importersOf(project).map(folder)],
    },
    to: { path: folder(project) },
  })),
  ...Object.entries(layers).flatMap(([project, rooms]) => [
    ...rooms.slice(1).map((room, index) => ({
      name: `${room} stands below what it imports in ${project}`,
      severity: 'error' as const,
      from: { path: roomsOf(project, [room]), pathNot: TESTS },
      to: { path: roomsOf(project, rooms.slice(0, index + 1)) },
    })),
    {
      name: `what has no place among the layers of ${project} may import nothing of it`,
      severity: 'error' as const,
      from: { path: `^${project}/src/`, pathNot: [TESTS, roomsOf(project, rooms)] },
      to: { path: `^${project}/src/` },
    },
  ]),
  {
    name: 'schemas, zod, heavy widgets and dialogs are loaded when they are needed',
    severity: 'error',
    from: { path: inEveryPage.from, pathNot: [TESTS, ...inEveryPage.except] },
    to: { path: inEveryPage.neverAtOnce, dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'what a remote runs on alone is not part of it',
    severity: 'error',
    from: { path: '^mf-', pathNot: [TESTS, MOCKS] },
    to: { path: MOCKS },
  },
  {
    name: 'every import leads somewhere',
    severity: 'error',
    from: {},
    // The package names this file in its exports, which only bundlers follow.
    to: { couldNotResolve: true, pathNot: '^@rspack/plugin-react-refresh/client/' },
  },
]

function folder(project: string): string {
  return `^${project}/`
}

/** Only these folders and files of `src/`. */
function roomsOf(project: string, rooms: readonly string[]): string {
  return `^${project}/src/(?:${rooms.join('|')})(?:/|\\.tsx?$)`
}

function importersOf(project: string): string[] {
  return Object.keys(mayImport).filter((importer) => mayImport[importer]?.includes(project))
}
