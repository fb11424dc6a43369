import { type Company, timeAt } from '@sild/demo'
import { imageName } from '@sild/demo/images/image-name'
import type { CompaniesDeps } from '../src/deps.ts'

type DemoCase = Company['cases'][number]

/** What companies of the demo market show beyond a name: evidence, cases, photos and who pays. */
export function profileRows(companies: readonly Company[], { clock }: Pick<CompaniesDeps, 'clock'>) {
  const caseRow = ({ companyGuid, sourceLocale }: Company, demo: DemoCase) => {
    const { [sourceLocale]: written = Object.values(demo.texts)[0], ...translations } = demo.texts
    const createdAt = timeAt(clock.now(), demo.publishedAgeMinutes)
    return {
      caseGuid: demo.caseGuid,
      companyGuid,
      slug: demo.slug,
      locale: demo.texts[sourceLocale] ? sourceLocale : Object.keys(demo.texts)[0],
      ...written,
      translations: JSON.stringify(translations),
      coverKey: imageName(demo.cover),
      media: JSON.stringify(
        demo.media.map((image, index) => ({ key: imageName(image), name: `${demo.slug}-${index + 1}.webp` })),
      ),
      createdAt,
      updatedAt: createdAt,
    }
  }
  const checkRow = ({ companyGuid, name, registrationNumber, verification }: Company) => ({
    // There is one of each, and made again it is the same.
    checkGuid: companyGuid,
    companyGuid,
    source: verification.source === 'sirene' ? 'recherche-entreprises' : verification.source,
    number: registrationNumber,
    status: verification.state,
    reason: verification.state === 'failed' ? 'other-name' : null,
    registeredName: verification.nameMatches ? name : null,
    nameMatch: verification.nameMatches ? 'same' : 'different',
    queriedAt: timeAt(clock.now(), verification.queriedAgeMinutes ?? 0),
  })
  return {
    checks: companies.filter(({ verification }) => verification.state !== 'not-checked').map(checkRow),
    cases: companies.flatMap((company) => company.cases.map((demo) => caseRow(company, demo))),
    photos: companies.flatMap(({ companyGuid, gallery, sourceLocale }) =>
      gallery.map(({ position, description, image }) => ({
        companyGuid,
        position,
        description,
        descriptionLocale: description && sourceLocale,
        imageKey: imageName(image),
      })),
    ),
    requisites: companies.flatMap(({ companyGuid, requisites }) =>
      requisites
        ? [
            {
              companyGuid,
              organisation: requisites.organisation,
              firstName: requisites.firstName,
              lastName: requisites.surname,
              vatId: requisites.vatId,
              regCode: requisites.registrationNumber,
              orgAddress: requisites.address,
              additionalAddress: requisites.additionalAddress,
              postalCode: requisites.postalCode,
              mobilePhone: requisites.mobilePhone,
            },
          ]
        : [],
    ),
  }
}
