import { Stack } from '@sild/ui'
import type { ReactNode } from 'react'

export interface ListedFact {
  key: string
  line: ReactNode
}

/** Facts of one kind, below each other. */
export function FactList({ facts }: { facts: readonly ListedFact[] }) {
  return (
    <Stack as="ul" gap={4}>
      {facts.map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
    </Stack>
  )
}
