import type { Budget } from '@sild/registry/budgets'
import { budgetOf } from '@sild/registry/budgets'

export interface AppDefinition {
  name: string
  /** A build over budget fails. */
  budget: Budget
}

export const defineRemote = ({ name }: { name: `mf-${string}` }): AppDefinition => ({
  name,
  budget: budgetOf('remote'),
})
export const defineShell = (): AppDefinition => ({ name: 'shell', budget: budgetOf('shell') })

/** An app of the workspace: its definition and where it is. */
export interface App extends AppDefinition {
  folder: string
}
