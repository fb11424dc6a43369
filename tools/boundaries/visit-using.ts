import { createRequire } from 'node:module'
import type { Statement, VariableDeclarator } from '@swc/core'
import type * as swc from '@swc/core/Visitor.js'

// A CommonJS module that each importer unwraps differently.
const { Visitor } = createRequire(import.meta.url)('@swc/core/Visitor.js') as typeof swc

/** The node of swc for `using` and `await using`, which its own types lack. */
interface UsingDeclaration {
  type: 'UsingDeclaration'
  decls: VariableDeclarator[]
}
const declaratorsOf = (statement: Statement | UsingDeclaration): VariableDeclarator[] | undefined =>
  statement.type === 'UsingDeclaration' ? statement.decls : undefined

/** The visitor of swc, with which dependency-cruiser looks for imports, is older than `using` and refuses files that have one. */
export function visitUsing(): void {
  const visitStatement = Visitor.prototype.visitStatement
  Visitor.prototype.visitStatement = function visit(statement: Statement): Statement {
    const declarators = declaratorsOf(statement)
    if (!declarators) return visitStatement.call(this, statement)
    this.visitVariableDeclarators(declarators)
    return statement
  }
}
