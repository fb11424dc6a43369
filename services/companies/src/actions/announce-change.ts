import type { CompaniesDeps } from '../deps.ts'

/** Outdates the cached pages that show the company. Called after the commit. */
export async function announceChange({ live }: Pick<CompaniesDeps, 'live'>, companyGuid: string): Promise<void> {
  await live.publishNow({ to: { pages: [`company:${companyGuid}`] }, type: 'pages-outdated', payload: {} })
}
