import { useText } from '@sild/shell-api'
import type { DeliveredApp } from './delivered-app.ts'
import { failures, figures } from './figures.ts'
import * as css from './FiguresTable.module.css'
import { useFigureWords } from './use-figure-words.ts'

/** How the releases of an app did during the last hour. */
export function FiguresTable({ app: { canary, loads, name, stable } }: { app: DeliveredApp }) {
  const text = useText('mf-backoffice.operations')
  const { count, ms, share } = useFigureWords()
  const rows = [stable, ...(canary ? [canary] : [])].map((release) => ({
    release,
    measured: loads.find((measured) => measured.release === release.id),
  }))
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={text('figures', { app: name })}>
        <thead>
          <tr>
            {figures.map((column) => (
              <th key={column} scope="col">
                {text(`figures.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ measured, release }) => (
            <tr key={release.id}>
              <th scope="row">{release.version}</th>
              <td data-figure={text('figures.loads')}>{count(measured?.loads ?? 0)}</td>
              {failures.map(([figure, errors, of]) => (
                <td key={figure} data-figure={text(`figures.${figure}`)}>
                  {share(measured?.[errors] ?? 0, measured?.[of] ?? 0)}
                </td>
              ))}
              <td data-figure={text('figures.load-time')}>{ms(measured?.loadMsP75 ?? null)}</td>
              <td data-figure={text('figures.lcp')}>{ms(measured?.lcpMsP75 ?? null)}</td>
              <td data-figure={text('figures.inp')}>{ms(measured?.inpMsP75 ?? null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
