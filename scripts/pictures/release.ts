/** Changes of a release, in `release.json` beside its page. Storybook links to it (.storybook/docs/blocks/releases.tsx). */
export type Release = {
  /** Tag of the release, which is also the name of its folder. */
  name: string
  /** The release that it is compared with. */
  before: string
  date: string
  /** Components and pages that look different, in the order of the sidebar. */
  components: {
    /** First part of the ids of its stories, and id of its section on the page. */
    id: string
    /** Place in the sidebar. */
    title: string
    /** Number of different pictures. */
    pictures: number
  }[]
}
