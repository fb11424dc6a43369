import type { Explanation } from '@sild/contract/search/ranking'
import { useLocale, useText } from '@sild/shell-api'
import { Bar, Stack, Text } from '@sild/ui'
import { useId } from 'react'
import * as css from './Factors.module.css'

type Given = Explanation['together'] | Explanation['own']
interface FactorsProps {
  given: Given
  /** Points of a full bar. */
  max: number
}

/** Points by what gives them, as lengths that can be compared. */
export function Factors({ given, max }: FactorsProps) {
  const text = useText('mf-search.ranking.factor')
  return (
    <ul className={css.factors}>
      {given.map(({ factor, points }) => (
        <Factor key={factor} name={text(factor)} points={points} max={max} />
      ))}
    </ul>
  )
}

export function Factor({ max, name, points }: { max: number; name: string; points: number }) {
  const locale = useLocale()
  const id = useId()
  return (
    <Stack as="li" gap={4}>
      <div className={css.line}>
        <Text as="span" id={id}>
          {name}
        </Text>
        <Text as="span" className={css.points}>
          {new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 }).format(points)}
        </Text>
      </div>
      <Bar labelledBy={id} value={Math.abs(points)} max={max} tone={points < 0 ? 'muted' : 'accent'} />
    </Stack>
  )
}
