type IconProps = {
  /** One of `@mdi/js`, the shop's one set; imported by name, so that only those in use are shipped. */
  path: string
  /** In pixels, or of its text. */
  size?: number | '1em'
  className?: string | undefined
}

/** A sign without words: the control around it has a name. */
export function Icon({ path, size = 24, className }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
