export class CompileError extends Error {
  override readonly name = 'CompileError'
}
