import type { ReactElement } from 'react'

/** The button alone, while what it opens is on its way. */
export function Trigger({ trigger }: { trigger: ReactElement }) {
  return trigger
}
