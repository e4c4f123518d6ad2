/** The way to the blog, without the slug that its path may carry (spec §2: it is not read). */
export const toBlog = { to: '/blog/{-$slug}', params: { slug: undefined } } as const
