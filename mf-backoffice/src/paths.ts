/** Addresses that only this remote links to. */
export const ownPaths = {
  companies: () => '/backoffice/companies',
  company: (companyGuid: string) => `/backoffice/companies/${encodeURIComponent(companyGuid)}`,
} as const
