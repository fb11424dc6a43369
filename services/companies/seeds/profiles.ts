import { type Company, timeAt } from '@sild/demo'
import { imageName } from '@sild/demo/images/image-name'
import type { CompaniesDeps } from '../src/deps.ts'

type DemoCase = Company['cases'][number]

/** What companies of the demo market show beyond a name: cases, photos and who pays. */
export function profileRows(
  companies: readonly Company[],
  { clock, storage }: Pick<CompaniesDeps, 'clock' | 'storage'>,
) {
  const urlOf = (image: DemoCase['cover']): string => storage.publicUrl(imageName(image))
  const caseRow = ({ companyGuid, sourceLocale }: Company, demo: DemoCase) => {
    const { [sourceLocale]: written = Object.values(demo.texts)[0], ...translations } = demo.texts
    const createdAt = timeAt(clock.now(), demo.publishedAgeMinutes)
    return {
      caseGuid: demo.caseGuid,
      companyGuid,
      slug: demo.slug,
      ...written,
      translations: JSON.stringify(translations),
      coverUrl: urlOf(demo.cover),
      media: JSON.stringify(
        demo.media.map((image, index) => ({ url: urlOf(image), name: `${demo.slug}-${index + 1}.webp` })),
      ),
      createdAt,
      updatedAt: createdAt,
    }
  }
  return {
    cases: companies.flatMap((company) => company.cases.map((demo) => caseRow(company, demo))),
    photos: companies.flatMap(({ companyGuid, gallery }) =>
      gallery.map(({ position, description, image }) => ({
        companyGuid,
        position,
        description,
        imageUrl: urlOf(image),
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
