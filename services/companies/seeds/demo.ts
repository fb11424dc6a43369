import {
  type Company as DemoCompany,
  market,
  type Publication as DemoPublication,
  type Review as DemoReview,
  timeAt,
} from '@sild/demo'
import { imageName } from '@sild/demo/images/image-name'
import { insertNew } from '@sild/service-kit/insert-new'
import { nameKey, nameLook } from '@sild/service-kit/name-keys'
import type { CompaniesDeps } from '../src/deps.ts'
import { profileRows } from './profiles.ts'

/** Companies and reviews of the demo market. Done once: what exists is left as it is. */
export async function seed(deps: CompaniesDeps): Promise<void> {
  const { cities, companies, favorites, industries, publications, qualifications, reviews } = market()
  const at = (ageMinutes: number): Date => timeAt(deps.clock.now(), ageMinutes)
  const cityTitles = new Map(cities.map(({ cityId, names }) => [cityId, names.en]))
  const industryTitles = new Map(industries.map(({ industryId, names }) => [industryId, names.en]))
  const qualificationTitles = new Map(
    qualifications.map(({ qualificationGuid, names }) => [qualificationGuid, names.en]),
  )
  const listedAges = firstApprovedAges(publications)

  const companyRow = (company: DemoCompany) => {
    const { [company.sourceLocale]: description, ...descriptionTranslations } = company.descriptions
    const listedAge = listedAges.get(company.companyGuid)
    return {
      companyGuid: company.companyGuid,
      slug: company.slug,
      name: company.name,
      nameKey: nameKey(company.name),
      nameLook: nameLook(company.name),
      registrationNumber: company.registrationNumber,
      countryCode: company.countryCode,
      cityId: company.cityId,
      cityTitle: cityTitles.get(company.cityId),
      industry: industryTitles.get(company.industryId),
      industryLocale: 'en',
      size: company.size,
      type: company.type,
      description,
      descriptionTranslations: JSON.stringify(descriptionTranslations),
      tags: company.qualificationGuids.map((guid) => qualificationTitles.get(guid)),
      contactPersonName: company.contactPersonName,
      email: company.email,
      phone: company.phone,
      address: company.address,
      logoKey: imageName(company.logo),
      coverKey: company.cover && imageName(company.cover),
      palette: company.palette,
      // Links come with the plan.
      ...(company.plan !== 'free' && {
        websiteUrl: company.links.website,
        instagramUrl: company.links.instagram,
        facebookUrl: company.links.facebook,
        linkedinUrl: company.links.linkedin,
      }),
      verification: company.verification.state,
      listedAt: listedAge === undefined ? null : at(listedAge),
      joinedAt: at(company.joinedAgeMinutes),
      favoritesCount: favorites.filter(({ cardGuid }) => cardGuid === company.companyGuid).length,
    }
  }
  const membershipRow = ({ companyGuid, mainUserGuid: userGuid, joinedAgeMinutes }: DemoCompany) => ({
    companyGuid,
    userGuid,
    role: 'owner',
    joinedAt: at(joinedAgeMinutes),
  })
  const reviewRow = (review: DemoReview) => ({
    reviewGuid: review.reviewGuid,
    companyGuid: review.toCompanyGuid,
    authorCompanyGuid: review.fromCompanyGuid,
    text: review.text,
    ratingQuality: review.ratingQuality,
    ratingScheduling: review.ratingScheduling,
    ratingCost: review.ratingCost,
    ratingNps: review.ratingNps,
    createdAt: at(review.createdAgeMinutes),
    publishedAt: review.status === 'PUBLISHED' ? at(review.createdAgeMinutes) : null,
  })

  await deps.database.transaction(async (trx) => {
    await insertNew(trx, 'companies', companies.map(companyRow))
    await insertNew(trx, 'memberships', companies.map(membershipRow))
    await insertNew(trx, 'companyPublications', publications.map(publicationRow))
    await insertNew(trx, 'reviews', reviews.map(reviewRow))
    const { cases, checks, photos, requisites } = profileRows(companies, deps)
    await insertNew(trx, 'registerChecks', checks)
    await insertNew(trx, 'companyCases', cases)
    await insertNew(trx, 'galleryPhotos', photos)
    await insertNew(trx, 'companyRequisites', requisites)
  })
}

const publicationRow = ({ publicationGuid, companyGuid, kind, status }: DemoPublication) => ({
  publicationGuid,
  companyGuid,
  cardType: kind,
  isLive: status === 'ACTIVE',
  isClosed: status === 'ARCHIVED',
  // Older than any snapshot that publications will ever send.
  version: 0,
})

function firstApprovedAges(publications: readonly DemoPublication[]): Map<string, number> {
  const ages = new Map<string, number>()
  for (const { companyGuid, publishedAgeMinutes } of publications) {
    if (publishedAgeMinutes === null) continue
    ages.set(companyGuid, Math.max(publishedAgeMinutes, ages.get(companyGuid) ?? 0))
  }
  return ages
}
