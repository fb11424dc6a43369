import { paths } from '@sild/paths'
import { useIntl, useLocale, useText } from '@sild/shell-api'
import { ButtonLink, classNames, CompanyLogo, Link, Stack, Text, VisuallyHidden } from '@sild/ui'
import { removeChosen } from '../../compare/chosen-cards.ts'
import type { ComparedType } from '../../compare/compared-types.ts'
import * as css from './CompareTable.module.css'
import { compareRows } from './compare-rows.ts'
import type { LoadedCompare } from './load-compare.ts'

type ComparedCard = LoadedCompare['compared'][number]['card']

const pathOf = (card: ComparedCard): string =>
  card.cardType === 'company' ? paths.company(card.slug) : paths.publication(card.cardType, card.slug)

/** Cards side by side, a row for each thing that they say; rows in which they differ are marked. */
export function CompareTable({ cardType, categories, compared, languages }: LoadedCompare) {
  const intl = useIntl()
  const locale = useLocale()
  const text = useText('mf-search')
  const cards = compared.map(({ card }) => card)
  const rows = compareRows(compared, { intl, locale, categories, languages })
  /** All cards are of this kind: there is at least one. */
  const kind = cardType as ComparedType
  const step = kind === 'company' ? text('compare.next.company') : text(`respond.${kind}`)
  const withoutCard = (guid: string) =>
    paths.compare(
      kind,
      cards.map((card) => card.guid).filter((one) => one !== guid),
    )
  return (
    <Stack gap={12}>
      {rows.some(({ isDifferent }) => isDifferent) && (
        <Text size={14} tone="muted">
          <span className={css.mark} aria-hidden /> {text('compare.legend')}
        </Text>
      )}
      <div className={css.frame}>
        <table aria-label={text('compare.table')} className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                <VisuallyHidden>{text('compare.fact')}</VisuallyHidden>
              </th>
              {cards.map((card) => (
                <th key={card.guid} scope="col">
                  <Stack gap={8}>
                    <CompanyLogo
                      name={card.cardType === 'company' ? card.name : card.company.name}
                      src={(card.cardType === 'company' ? card.logoUrl : card.company.logoUrl) ?? undefined}
                      size={40}
                    />
                    <Link href={pathOf(card)}>{card.name}</Link>
                    <Link
                      href={withoutCard(card.guid)}
                      variant="quiet"
                      className={css.remove}
                      aria-label={text('compare.remove', { name: card.name })}
                      onClick={() => removeChosen(card.guid)}
                    >
                      {text('compare.remove.short')}
                    </Link>
                  </Stack>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ isDifferent, label, values }) => (
              <tr key={label} className={classNames(isDifferent && css.different)}>
                <th scope="row">
                  {label}
                  {isDifferent && (
                    <>
                      {' '}
                      <span className={css.mark} aria-hidden />
                      <VisuallyHidden>{text('compare.differs')}</VisuallyHidden>
                    </>
                  )}
                </th>
                {values.map((value, place) => (
                  <td key={cards[place]!.guid}>
                    {value || (
                      <>
                        <span aria-hidden>–</span>
                        <VisuallyHidden>{text('compare.unsaid')}</VisuallyHidden>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={css.next}>
              <th scope="row">{text('compare.next')}</th>
              {cards.map((card) => (
                <td key={card.guid}>
                  <ButtonLink
                    variant="primary"
                    href={pathOf(card)}
                    aria-label={text('compare.next.of', { action: step, name: card.name })}
                  >
                    {step}
                  </ButtonLink>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Stack>
  )
}
