import { unansweredDays } from '@sild/contract/billing/enums'
import { cvKey } from '@sild/demo/cv-key'
import { imageName } from '@sild/demo/images/image-name'
import { market } from '@sild/demo/market'
import { timeAt } from '@sild/demo/time'
import type { Market, Publication as DemoPublication } from '@sild/demo/types'
import { run, sql, type Transaction } from '@sild/service-kit'
import { insertNew } from '@sild/service-kit/insert-new'
import type { PublicationsDeps } from '../src/deps.ts'
import { archiveReasonOf, ruleOf } from './demo-terms.ts'
import { seedReference } from './reference.ts'
import { countTagUses } from './tag-uses.ts'

/** The publications and responses of the demo market. What is there already stays as it is. */
export async function seed(deps: PublicationsDeps): Promise<void> {
  await seedReference(deps)
  const demo = market()
  const rows = demo.publications.map((publication) => publicationRow(deps, publication))
  await deps.database.transaction(async (trx) => {
    await insertNew(trx, 'authors', authorRows(deps, demo))
    await insertNew(trx, 'publications', rows)
    await insertNew(trx, 'promotions', promotionRows(deps, demo))
    await insertNew(trx, 'publicationTags', tagRows(demo))
    await insertNew(trx, 'responses', responseRows(deps, demo))
    await publishCvs(trx, deps, demo)
    // Beside what a seed may have written before.
    const own = sql`publication_guid = any(${demo.publications.map(({ publicationGuid }) => publicationGuid)}::uuid[])`
    await run(
      trx,
      sql`
      update publications p set responses_count = counted.count
      from (select publication_guid, count(*)::int as count from responses where status <> 'DELETED' and ${own} group by publication_guid) counted
      where counted.publication_guid = p.publication_guid and p.responses_count < counted.count`,
    )
    await run(
      trx,
      sql`
      -- More of them on working days, and every day a little differently.
      insert into publication_days (publication_guid, day, views_count)
      select publication_guid, day, views from (
        -- What is rounded is the sum up to each day, so that all of them are shown.
        select publication_guid, day,
          (round(views_count * sum(weight) over upto / sum(weight) over whole)
            - round(views_count * (sum(weight) over upto - weight) / sum(weight) over whole))::int as views
        from publications, lateral (
          select day::date as day,
            case when extract(isodow from day) > 5 then 1 else 3 end + abs(hashtext(publication_guid || day::date::text)) % 4 as weight
          from generate_series(greatest(published_at, now() - interval '60 days'), now(), interval '1 day') as day
        ) as shown
        where published_at is not null and views_count > 0 and ${own}
        window whole as (partition by publication_guid), upto as (partition by publication_guid order by day)
      ) as spread where views > 0 on conflict do nothing`,
    )
    await countTagUses(trx)
  })
}

const dayMinutes = 24 * 60
function authorRows({ clock }: PublicationsDeps, { companies, reviews }: Market): object[] {
  return companies.map((company) => {
    const published = reviews.filter(
      ({ toCompanyGuid, status }) => toCompanyGuid === company.companyGuid && status === 'PUBLISHED',
    )
    const marks = published.flatMap((review) => [review.ratingQuality, review.ratingScheduling, review.ratingCost])
    return {
      companyGuid: company.companyGuid,
      slug: company.slug,
      name: company.name,
      logoKey: imageName(company.logo),
      isVerified: company.verification.state === 'verified',
      rating:
        marks.length > 0 ? Math.round((marks.reduce((sum, mark) => sum + mark, 0) / marks.length) * 10) / 10 : null,
      reviewsCount: published.length,
      countryCode: company.countryCode,
      joinedAt: timeAt(clock.now(), company.joinedAgeMinutes),
    }
  })
}

function publicationRow({ clock }: PublicationsDeps, publication: DemoPublication): object {
  const { archive, expert, rejection, sourceLocale, status, texts } = publication
  const at = (ageMinutes: number | null): Date | null => (ageMinutes === null ? null : timeAt(clock.now(), ageMinutes))
  const { [sourceLocale]: source, ...translations } = texts
  if (!source) throw new Error(`${publication.slug} has no text in its own language`)
  return {
    publicationGuid: publication.publicationGuid,
    cardType: publication.kind,
    slug: publication.slug,
    companyGuid: publication.companyGuid,
    authorUserGuid: publication.authorGuid,
    status,
    isLive: status === 'ACTIVE',
    locale: sourceLocale,
    name: source.name,
    description: source.description,
    categoryId: publication.categoryId,
    segment: publication.segment,
    paymentType: publication.paymentType,
    budgetFromCents: publication.budgetFromCents,
    budgetToCents: publication.budgetToCents,
    budgetPerHourCents: publication.budgetPerHourCents,
    workExperience: publication.workExperience,
    projectDuration: publication.projectDuration,
    hoursPerWeek: publication.hoursPerWeek,
    workType: publication.typeOfWork,
    locations: JSON.stringify(publication.locations),
    languages: JSON.stringify(publication.languages),
    media: JSON.stringify(mediaOf(publication)),
    translations: JSON.stringify(translations),
    speciality: expert?.speciality[sourceLocale] ?? null,
    cvKey: cvKey(publication),
    promotedUntil:
      publication.promotedDaysLeft === null ? null : timeAt(clock.now(), -publication.promotedDaysLeft * 24 * 60),
    viewsCount: publication.viewsCount,
    rejection:
      rejection &&
      JSON.stringify({
        rule: ruleOf[rejection.rule],
        field: rejection.field,
        quote: rejection.quote,
        message: rejection.message,
        decidedAt: at(rejection.decidedAgeMinutes),
      }),
    archiveReason: archive?.reason ? archiveReasonOf[archive.reason] : null,
    archiveFeedback: archive?.feedback ? JSON.stringify({ text: archive.feedback }) : null,
    archivedAt: at(archive?.archivedAgeMinutes ?? null),
    createdAt: at(publication.createdAgeMinutes),
    submittedAt: at(publication.submittedAgeMinutes),
    publishedAt: at(publication.publishedAgeMinutes),
    updatedAt: at(publication.updatedAgeMinutes),
    expiresAt: at(publication.expiresAgeMinutes),
  }
}

/** What promoted publications have paid for: looked at four times as often since. */
function promotionRows({ clock }: PublicationsDeps, { payments, publications }: Market): object[] {
  const paid = new Map(payments.map(({ paymentGuid, publicationGuid }) => [publicationGuid, paymentGuid]))
  return publications.flatMap(({ companyGuid, promotedDaysLeft, publicationGuid, publishedAgeMinutes, viewsCount }) => {
    const promotionGuid = paid.get(publicationGuid)
    if (!promotionGuid || promotedDaysLeft === null || publishedAgeMinutes === null) return []
    const days = [7, 14, 30].find((length) => promotedDaysLeft <= length)
    const shownDays = publishedAgeMinutes / dayMinutes
    const promotedDays = Math.min((days ?? 30) - promotedDaysLeft, shownDays)
    const viewsAtStart = Math.floor((viewsCount * (shownDays - promotedDays)) / (shownDays + 3 * promotedDays))
    return {
      promotionGuid,
      publicationGuid,
      companyGuid,
      days,
      state: 'active',
      startsAt: timeAt(clock.now(), promotedDays * dayMinutes),
      endsAt: timeAt(clock.now(), -promotedDaysLeft * dayMinutes),
      viewsAtStart,
    }
  })
}

/** An expert's picture comes first. */
const mediaOf = ({ expert, images }: DemoPublication): object[] =>
  [...(expert ? [expert.avatar] : []), ...images].map((image, index) => ({
    key: imageName(image),
    name: `${index + 1}.webp`,
  }))

/** CVs are personal data, so they get rows with owners. Pictures of the demo have no owner. */
async function publishCvs(trx: Transaction, { outbox }: PublicationsDeps, { publications }: Market): Promise<void> {
  for (const publication of publications) {
    const { publicationGuid: subjectGuid, authorGuid: userGuid, companyGuid } = publication
    const key = cvKey(publication)
    const subject = { shownIn: 'publication', subjectGuid, revision: 1 } as const
    if (key) await outbox.add(trx, 'show-files', { ...subject, userGuid, companyGuid, keys: [key] })
  }
}

const tagRows = ({ publications }: Market): object[] =>
  publications.flatMap(({ publicationGuid, tagGuids }) =>
    tagGuids.map((tagGuid, position) => ({ publicationGuid, tagGuid, position })),
  )

/** When the owner of a publication first wrote in the chat of a response, by the response. */
const answerAges = ({ chats, publications }: Market): Map<string, number> => {
  const owners = new Map(publications.map(({ companyGuid, publicationGuid }) => [publicationGuid, companyGuid]))
  return new Map(
    chats.flatMap(({ messages, publicationGuid, responseGuid }) => {
      const first = messages.find(({ companyGuid }) => companyGuid === owners.get(publicationGuid))
      return first ? [[responseGuid, first.sentAgeMinutes] as const] : []
    }),
  )
}

function responseRows({ clock }: PublicationsDeps, demo: Market): object[] {
  const { publications, responses } = demo
  const answered = answerAges(demo)
  const at = (ageMinutes: number | undefined) => (ageMinutes === undefined ? null : timeAt(clock.now(), ageMinutes))
  const ownerOf = new Map(publications.map(({ publicationGuid, companyGuid }) => [publicationGuid, companyGuid]))
  return responses.map((response) => {
    const ownerCompanyGuid = ownerOf.get(response.publicationGuid)
    return {
      responseGuid: response.responseGuid,
      publicationGuid: response.publicationGuid,
      ownerCompanyGuid,
      companyGuid: response.companyGuid,
      userGuid: response.authorGuid,
      status: response.status,
      message: response.message,
      contactsViewed: response.contactsViewed,
      createdAt: timeAt(clock.now(), response.createdAgeMinutes),
      answeredAt: at(answered.get(response.responseGuid)),
      quotaSettledAt: response.createdAgeMinutes > unansweredDays * dayMinutes ? clock.now() : null,
      viewedAt: response.viewedAgeMinutes === null ? null : timeAt(clock.now(), response.viewedAgeMinutes),
    }
  })
}
