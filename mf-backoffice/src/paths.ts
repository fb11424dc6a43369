/** Addresses that nobody else links to. */
export const ownPaths = {
  companies: () => '/backoffice/companies',
  company: (companyGuid: string) => `/backoffice/companies/${encodeURIComponent(companyGuid)}`,
} as const
