import type { Cohort } from '@sild/contract/accounts/figure-schemas'
import { useText } from '@sild/shell-api'
import type { Say } from './figure.ts'
import * as css from './RetentionTable.module.css'

const levels = [css.level0, css.level1, css.level2, css.level3, css.level4] as const
const levelOf = (share: number): string | undefined =>
  levels[Math.min(levels.length - 1, Math.floor(share * levels.length))]

/** One row per week with sign-ups. A higher share of returning users has a stronger colour; the number is shown too. */
export function RetentionTable({ cohorts, say }: { cohorts: readonly Cohort[]; say: Say }) {
  const { number, share, step } = say
  const text = useText('mf-backoffice.figures')
  return (
    // A wide table scrolls sideways, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.frame} role="group" aria-label={text('retention.table')} tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption}>{text('retention.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('step')}</th>
            <th scope="col">{text('sign-ups.registered')}</th>
            {cohorts.map(({ week }, index) => (
              <th key={week} scope="col">
                {text('retention.week', { week: index })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts
            .filter(({ usersCount }) => usersCount > 0)
            .map(({ activeCounts, usersCount, week }) => (
              <tr key={week}>
                <th scope="row">{step(week)}</th>
                <td>{number(usersCount)}</td>
                {cohorts.map((cohort, index) => {
                  const count = activeCounts[index]
                  // This week is in the future.
                  if (count === undefined) return <td key={cohort.week}>{text('none')}</td>
                  return (
                    <td key={cohort.week} className={levelOf(count / usersCount)}>
                      {share(count, usersCount)}
                    </td>
                  )
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
