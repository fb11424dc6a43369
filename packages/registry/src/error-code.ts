/** Whether a failure of the system has one of the codes. */
export const isCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '') // Of the file system.
