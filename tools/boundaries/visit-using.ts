import { createRequire } from 'node:module'
import type { Statement, VariableDeclarator } from '@swc/core'
import type * as swc from '@swc/core/Visitor.js'

// A CommonJS module that each importer unwraps differently.
const { Visitor } = createRequire(import.meta.url)('@swc/core/Visitor.js') as typeof swc

/** As swc parses `using` and `await using`; its own types do not have it among the statements. */
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
