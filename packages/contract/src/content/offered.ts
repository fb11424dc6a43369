import type { Category } from './schemas.ts'

/** Whether a category may be chosen: it is neither closed nor merged into another. */
export const isOffered = ({ isClosed, mergedIntoId }: Pick<Category, 'isClosed' | 'mergedIntoId'>): boolean =>
  !isClosed && mergedIntoId === undefined
