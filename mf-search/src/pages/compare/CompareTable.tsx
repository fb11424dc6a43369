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

/** Cards side by side, a row per field; rows with differences are marked. */
export function CompareTable({ cardType, categories, compared, languages }: LoadedCompare) {
  const intl = useIntl()
  const locale = useLocale()
  const text = useText('mf-search.compare')
  const cards = compared.map(({ card }) => card)
  const rows = compareRows(compared, { intl, locale, categories, languages })
  // There is at least one card, so the type is not null.
  const kind = cardType as ComparedType
  return (
    <Stack gap={12}>
      {rows.some(({ isDifferent }) => isDifferent) && (
        <Text size={14} tone="muted">
          <span className={css.mark} aria-hidden /> {text('legend')}
        </Text>
      )}
      <div className={css.frame}>
        <table aria-label={text('table')} className={css.table}>
          <Heads cards={cards} kind={kind} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} cards={cards} row={row} />
            ))}
          </tbody>
          <NextSteps cards={cards} kind={kind} />
        </table>
      </div>
    </Stack>
  )
}

interface CardsProps {
  cards: readonly ComparedCard[]
  kind: ComparedType
}

/** The names of the cards, each with a link to remove it. */
function Heads({ cards, kind }: CardsProps) {
  const text = useText('mf-search.compare')
  const guids = cards.map(({ guid }) => guid)
  return (
    <thead>
      <tr>
        <th scope="col" className={css.corner}>
          <VisuallyHidden>{text('fact')}</VisuallyHidden>
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
                href={paths.compare(
                  kind,
                  guids.filter((guid) => guid !== card.guid),
                )}
                variant="quiet"
                className={css.remove}
                aria-label={text('remove', { name: card.name })}
                onClick={() => removeChosen(card.guid)}
              >
                {text('remove.short')}
              </Link>
            </Stack>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowProps {
  cards: readonly ComparedCard[]
  row: ReturnType<typeof compareRows>[number]
}
function Row({ cards, row: { isDifferent, label, values } }: RowProps) {
  const text = useText('mf-search.compare')
  return (
    <tr className={classNames(isDifferent && css.different)}>
      <th scope="row">
        {label}
        {isDifferent && (
          <>
            {' '}
            <span className={css.mark} aria-hidden />
            <VisuallyHidden>{text('differs')}</VisuallyHidden>
          </>
        )}
      </th>
      {values.map((value, place) => (
        <td key={cards[place]!.guid}>
          {value || (
            <>
              <span aria-hidden>–</span>
              <VisuallyHidden>{text('unsaid')}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

function NextSteps({ cards, kind }: CardsProps) {
  const text = useText('mf-search')
  const step = kind === 'company' ? text('compare.next.company') : text(`respond.${kind}`)
  return (
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
  )
}
