import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { acknowledged, fileUrl, guid, line, problem, queryNumber, slug, text, webLink } from '../primitives.ts'
import { phone, registrationNumber } from './fields.ts'
import { companyBrief, ownCompany } from './schemas.ts'
import { taxChange } from './tax-change.ts'
import { caseLimits, caseMedia, companyCase, companyLinks, galleryPhoto, ownCase } from './shapes.ts'
import { isVatNumber } from './vat-number.ts'

const version = z.int32()
const ofCompany = z.strictObject({ guid })
const ofCase = z.strictObject({ id: guid })
const ofPhoto = z.strictObject({ guid, position: queryNumber(1, limits.gallery.max) })

const link = z.nullable(webLink)
export const updateLinksBody = z.strictObject({
  website: link,
  instagram: link,
  facebook: link,
  linkedin: link,
  version,
})

const photoDescription = z.nullable(text(limits.shortDescription.min, limits.shortDescription.max))
const addPhotoBody = z.strictObject({ imageUrl: fileUrl, description: z.optional(photoDescription), version })
export const updatePhotoBody = z.strictObject({
  imageUrl: z.optional(fileUrl),
  description: z.optional(photoDescription),
  /** Moves it there; those in between close up. */
  position: z.optional(z.int().check(z.minimum(1), z.maximum(limits.gallery.max))),
  version,
})

const caseFields = z.strictObject({
  name: line(limits.caseName.min, limits.caseName.max),
  description: text(limits.description.min, limits.description.max),
  coverUrl: z.optional(z.nullable(fileUrl)),
  media: z.optional(z.array(caseMedia).check(z.maxLength(caseLimits.media))),
  items: z.optional(z.array(line(1, caseLimits.itemLength)).check(z.maxLength(caseLimits.items))),
})
export const createCaseBody = caseFields
export const updateCaseBody = z.extend(z.partial(caseFields), { version })

const vatNumber = line(1, 20).check(z.refine(isVatNumber, problem('invalid')))
export const requisites = z.strictObject({
  organisation: line(limits.companyName.min, limits.companyName.max),
  firstName: line(limits.personName.min, limits.personName.max),
  lastName: line(limits.personName.min, limits.personName.max),
  /** Null where the company is not registered for VAT. */
  vatId: z.nullable(vatNumber),
  regCode: registrationNumber,
  orgAddress: line(3, 200),
  additionalAddress: z.nullable(line(1, 200)),
  postalCode: line(2, 12),
  mobilePhone: phone,
})
export type Requisites = z.infer<typeof requisites>
export const saveRequisitesBody = z.extend(requisites, {
  additionalAddress: z._default(requisites.shape.additionalAddress, null),
  /** 0 where there are none yet. Without a version the call replaces what is stored. */
  version: z.optional(version),
})

const ownedRequisites = z.strictObject({
  requisites: z.nullable(requisites),
  version,
  taxChange: z.nullable(taxChange),
})

export const companyProfilesSchemas = {
  getCompanyLinks: { params: ofCompany, reply: z.strictObject({ links: z.nullable(companyLinks) }) },
  /** `total` counts also those that the plan keeps from the reader. */
  getCompanyGallery: { params: ofCompany, reply: z.strictObject({ list: z.array(galleryPhoto), total: z.int() }) },
  listCompanies: {
    body: z.strictObject({ companyGuids: z.array(guid).check(z.maxLength(100)) }),
    reply: z.strictObject({ list: z.array(companyBrief) }),
  },
  listCompanyCases: {
    params: ofCompany,
    /** `total` counts also those that the plan keeps from the reader. */
    reply: z.strictObject({ list: z.array(companyCase), total: z.int() }),
  },
  getCompanyCase: { params: z.strictObject({ guid, slug }), reply: companyCase },
  getCompanyContacts: {
    params: ofCompany,
    reply: z.strictObject({
      contactPersonName: z.nullable(z.string()),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      address: z.nullable(z.string()),
    }),
  },
  deleteCompany: { params: ofCompany, reply: acknowledged },
  updateCompanyLinks: { params: ofCompany, body: updateLinksBody, reply: ownCompany },
  addGalleryPhoto: { params: ofCompany, body: addPhotoBody, reply: ownCompany },
  updateGalleryPhoto: { params: ofPhoto, body: updatePhotoBody, reply: ownCompany },
  deleteGalleryPhoto: { params: ofPhoto, body: z.strictObject({ version }), reply: ownCompany },
  listMyCases: { params: ofCompany, reply: z.strictObject({ list: z.array(ownCase) }) },
  createCase: { params: ofCompany, body: createCaseBody, reply: ownCase },
  getMyCase: { params: ofCase, reply: ownCase },
  updateCase: { params: ofCase, body: updateCaseBody, reply: ownCase },
  deleteCase: { params: ofCase, reply: acknowledged },
  getRequisites: { params: ofCompany, reply: ownedRequisites },
  saveRequisites: { params: ofCompany, body: saveRequisitesBody, reply: ownedRequisites },
} as const
