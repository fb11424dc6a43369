/** Puts the styles of an app into its cascade layer, so that a remote never overrides the shell, nor the order of arrival decides. */
export default function putIntoLayer(this: { getOptions: () => { layer: string } }, source: string): string {
  return `@layer ${this.getOptions().layer} {\n${source}\n}\n`
}
