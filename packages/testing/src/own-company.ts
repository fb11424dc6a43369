/** Of the company that tests speak for. */
export const ownCompanyGuid = '0b0e7f0a-0000-4000-8000-00000000c001'
