import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { ButtonLink, EmptyState, Stack } from '@sild/ui'
import { Pager } from '../Pager.tsx'
import { ResultCard } from '../../cards/ResultCard.tsx'
import { CompanyFrame, type CompanyTab } from './CompanyFrame.tsx'
import { type LoadedCompanyCards, pageHref } from './load-company.ts'
import { useOwnerOf } from './use-owner-of.ts'

export function CompanyCards({
  company,
  cards,
  categories,
  href,
  now,
  page,
  pagesCount,
  tab,
}: LoadedCompanyCards & { tab: Exclude<CompanyTab, 'general' | 'cases'> }) {
  const text = useText('mf-search')
  const owner = useOwnerOf(company.guid)
  return (
    <CompanyFrame company={company} tab={tab}>
      {cards.length === 0 ? (
        <EmptyState
          level={2}
          title={text(`company.${tab}.empty`)}
          action={
            owner ? (
              <ButtonLink variant="primary" href={tab === 'tasks' ? paths.createProject() : paths.createService()}>
                {text(`company.own.${tab}`)}
              </ButtonLink>
            ) : (
              <ButtonLink href={paths.search({ searchType: tab === 'tasks' ? 'tasks' : 'services' })}>
                {text(`company.${tab}.browse`)}
              </ButtonLink>
            )
          }
        />
      ) : (
        <Stack as="ul" gap={12}>
          {cards.map((card) => (
            <ResultCard key={card.guid} card={card} categories={categories} now={now} />
          ))}
        </Stack>
      )}
      <Pager page={page} pageCount={pagesCount} hrefOf={(number) => pageHref(href, number)} />
    </CompanyFrame>
  )
}
