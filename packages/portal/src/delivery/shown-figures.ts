import type { LoadFigures } from '@sild/contract/delivery/shapes'
import { quantile } from './durations.ts'
import type { Figures } from './figures.ts'

/** In whole ms. */
export const percentilesOf = ({
  inpMs,
  lcpMs,
  loadMs,
}: Pick<Figures, 'inpMs' | 'lcpMs' | 'loadMs'>): Pick<LoadFigures, 'loadMsP75' | 'lcpMsP75' | 'inpMsP75'> => ({
  loadMsP75: rounded(quantile(loadMs, 0.75)),
  lcpMsP75: rounded(quantile(lcpMs, 0.75)),
  inpMsP75: rounded(quantile(inpMs, 0.75)),
})
const rounded = (ms: number | null): number | null => ms && Math.round(ms)

export const totalFailures = ({ loadErrors, renderErrors, scriptErrors, serverErrors }: Figures): number =>
  loadErrors + renderErrors + scriptErrors + serverErrors
