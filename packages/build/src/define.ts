export interface AppDefinition {
  name: string
  /** Brotli bytes an app may cost; a build over budget fails. */
  budget: { entryBr: number; routeBr: number; cssBr: number }
}

const kilobytes = 1000
const remoteBudget = { entryBr: 13 * kilobytes, routeBr: 60 * kilobytes, cssBr: 20 * kilobytes }
const shellBudget = { entryBr: 150 * kilobytes, routeBr: 60 * kilobytes, cssBr: 20 * kilobytes }

export const defineRemote = ({ name }: { name: `mf-${string}` }): AppDefinition => ({ name, budget: remoteBudget })
export const defineShell = (): AppDefinition => ({ name: 'shell', budget: shellBudget })

/** An app of the workspace: its definition and where it is. */
export interface App extends AppDefinition {
  folder: string
}
