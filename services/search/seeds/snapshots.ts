import { imageName } from '@sild/demo/images/image-name'
import type { Company as DemoCompany, Market, Publication as DemoPublication } from '@sild/demo/types'
import { timeAt } from '@sild/demo/time'
import type { CompanySnapshot } from '@sild/contract/companies/schemas'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { locales } from '@sild/contract/enums'
import { recordOf } from '@sild/contract/keys'
import type { SearchDeps } from '../src/deps.ts'

export interface DemoSnapshots {
  companies: CompanySnapshot[]
  publications: PublicationSnapshot[]
  /** Of the cities that publications name, by their ids. */
  cityTitles: ReadonlyMap<number, string>
}

/** The demo market in the shapes that the other services return. */
export function demoSnapshots({ files, clock }: Pick<SearchDeps, 'files' | 'clock'>, demo: Market): DemoSnapshots {
  const at = (ageMinutes: number): string => timeAt(clock.now(), ageMinutes).toISOString()
  const live = demo.publications.filter(({ status }) => status === 'ACTIVE')
  const listed = new Set(
    demo.publications
      .filter(({ publishedAgeMinutes }) => publishedAgeMinutes !== null)
      .map(({ companyGuid }) => companyGuid),
  )
  const tagLabels = new Map(demo.tags.map(({ tagGuid, label }) => [tagGuid, label]))
  const cityTitles = new Map(demo.cities.map(({ cityId, names }) => [cityId, names.en]))
  const industries = new Map(demo.industries.map(({ industryId, names }) => [industryId, names.en]))
  const qualifications = new Map(
    demo.qualifications.map(({ qualificationGuid, names }) => [qualificationGuid, names.en]),
  )

  const reviewsOf = ({ companyGuid }: DemoCompany) =>
    demo.reviews.filter(({ toCompanyGuid, status }) => toCompanyGuid === companyGuid && status === 'PUBLISHED')
  const ratingOf = (company: DemoCompany): number | null => {
    const marks = reviewsOf(company).flatMap((review) => [
      review.ratingQuality,
      review.ratingScheduling,
      review.ratingCost,
    ])
    return marks.length > 0 ? Math.round((marks.reduce((sum, mark) => sum + mark, 0) / marks.length) * 10) / 10 : null
  }
  const common = (company: DemoCompany) => ({
    guid: company.companyGuid,
    slug: company.slug,
    name: company.name,
    logoUrl: files.urlOf(imageName(company.logo)),
    isVerified: company.verification.state === 'verified',
    rating: ratingOf(company),
    reviewsCount: reviewsOf(company).length,
    joinedAt: at(company.joinedAgeMinutes),
  })
  const companySnapshot = (company: DemoCompany): CompanySnapshot => ({
    ...common(company),
    industry: industries.get(company.industryId) ?? null,
    size: company.size,
    type: company.type,
    descriptions: recordOf(
      locales,
      (locale) => company.descriptions[locale] ?? company.descriptions[company.sourceLocale] ?? null,
    ),
    location: {
      countryCode: company.countryCode,
      cityId: company.cityId,
      cityTitle: cityTitles.get(company.cityId) ?? null,
    },
    tags: company.qualificationGuids.flatMap((guid) => qualifications.get(guid) ?? []),
    isListed: listed.has(company.companyGuid),
  })
  const companyOf = new Map(demo.companies.map((company) => [company.companyGuid, company]))
  const publicationSnapshot = (publication: DemoPublication): PublicationSnapshot => {
    const company = companyOf.get(publication.companyGuid)
    const { [publication.sourceLocale]: source, ...translations } = publication.texts
    if (!source || !company) throw new Error(`${publication.slug} lacks its text or its company`)
    return {
      guid: publication.publicationGuid,
      slug: publication.slug,
      cardType: publication.kind,
      name: source.name,
      description: source.description,
      locale: publication.sourceLocale,
      categoryId: publication.categoryId,
      tags: publication.tagGuids.map((guid) => ({ guid, label: tagLabels.get(guid) ?? '' })),
      segment: publication.segment,
      paymentType: publication.paymentType,
      budgetFromCents: publication.budgetFromCents,
      budgetToCents: publication.budgetToCents,
      budgetPerHourCents: publication.budgetPerHourCents,
      workExperience: publication.workExperience,
      projectDuration: publication.projectDuration,
      hoursPerWeek: publication.hoursPerWeek,
      workType: publication.typeOfWork,
      locations: publication.locations,
      languages: publication.languages,
      media: publication.images.map((image) => ({ url: files.urlOf(imageName(image)), name: image.label })),
      translations,
      speciality: publication.expert?.speciality[publication.sourceLocale] ?? null,
      cvUrl: null,
      promotionStatus: publication.promotedDaysLeft ? 'PROMOTED' : 'NOT_PROMOTED',
      promotedDaysLeft: publication.promotedDaysLeft ?? 0,
      promotedUntil:
        publication.promotedDaysLeft === null
          ? null
          : timeAt(clock.now(), -publication.promotedDaysLeft * 24 * 60).toISOString(),
      viewsCount: publication.viewsCount,
      responsesCount: demo.responses.filter(
        ({ publicationGuid, status }) => publicationGuid === publication.publicationGuid && status !== 'DELETED',
      ).length,
      publicationStatus: 'ACTIVE',
      publishedAt: at(publication.publishedAgeMinutes ?? 0),
      createdAt: at(publication.createdAgeMinutes),
      expiresAt: at(publication.expiresAgeMinutes ?? 0),
      archiveDate: null,
      deletedByCompanion: false,
      author: { ...common(company), countryCode: company.countryCode },
      revision: 1,
      // Older than any snapshot that publications will ever send.
      version: 0,
      isLive: true,
      submittedAt: null,
      refusedBy: null,
      authorUserGuid: publication.authorGuid,
      companyGuid: publication.companyGuid,
    }
  }
  return {
    companies: demo.companies.map(companySnapshot),
    publications: live.map(publicationSnapshot),
    cityTitles,
  }
}
