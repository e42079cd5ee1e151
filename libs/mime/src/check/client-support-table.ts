// Written by apps/lab/src/client-support from the data of caniemail, https://www.caniemail.com.
// Copyright (c) 2019 Rémi Parmentier, MIT License.

export const CLIENT_SUPPORT_DATE = '2026-06-29';

/** Mail programs, by the numbers of the table. */
export const CLIENTS = `
AOL (Android)
AOL (Desktop Webmail)
AOL (iOS)
Apple Mail (iOS)
Apple Mail (macOS)
Fastmail (Desktop Webmail)
Free.fr (Desktop Webmail)
Gmail (Android)
Gmail (Desktop Webmail)
Gmail (iOS)
Gmail (Mobile Webmail)
GMX (Android)
GMX (Desktop Webmail)
GMX (iOS)
HEY (Desktop Webmail)
1&1 (Android)
1&1 (Desktop Webmail)
LaPoste.net (Android)
LaPoste.net (Desktop Webmail)
LaPoste.net (iOS)
Mail.ru (Desktop Webmail)
Orange (Android)
Orange (Desktop Webmail)
Orange (iOS)
Outlook (Android)
Outlook (iOS)
Outlook (macOS)
Outlook (Outlook.com)
Outlook (Windows)
Outlook (Windows Mail)
ProtonMail (Android)
ProtonMail (Desktop Webmail)
ProtonMail (iOS)
RainLoop (Desktop Webmail)
Samsung Email (Android)
SFR (Android)
SFR (Desktop Webmail)
SFR (iOS)
T-online.de (Desktop Webmail)
Mozilla Thunderbird (macOS)
Mozilla Thunderbird (Windows)
WEB.DE (Android)
WEB.DE (Desktop Webmail)
WEB.DE (iOS)
WP.pl (Desktop Webmail)
Yahoo! Mail (Android)
Yahoo! Mail (Desktop Webmail)
Yahoo! Mail (iOS)
`;

/** Feature, title, how many programs were tested, those without it, those with a part of it. */
export const FEATURES = String.raw`
css-accent-color|accent-color|31|8 9 7 10 22 23 21 28 29 26 27 25 24 46 47 45 1 2 0 37 35 31 32 30 5|
css-align-items|align-items|41|8 9 7 10 22 23 21 28 29 46 47 45 1 2 0 12 42|
css-animation|animation|41|8 9 7 10 22 23 21 28 29 26 27 25 24 37 35 39 1 2 0 46 47 45 31 32 30 20 12 42|36 18 16
css-aspect-ratio|aspect-ratio|41|8 9 7 10 22 23 21 28 29 26 27 25 24 46 47 45 1 2 0 34 39 5 12 42|
css-at-font-face|@font-face|41|8 9 7 10 22 23 21 29 26 27 25 24 36 37 35 1 2 0 46 47 45 31 32 20 5 18 12 11 42 41 15|28
css-at-import|@import|42|8 9 7 10 22 23 21 26 27 25 24 39 46 47 45 1 2 0 34 36 37 35 31 32 20 5 18 12 11 42 41 15 44|
css-at-keyframes|@keyframes|41|8 9 7 10 22 23 21 28 29 26 27 25 24 36 37 35 2 0 47 45 31 32 30 20 18 12 42|16
css-at-media-device-pixel-ratio|@media (-webkit-device-pixel-ratio)|41|8 9 7 10 28 29 36 37 35 39 46 47 45 1 2 0 31 32 20 18 12 42|
css-at-media-hover|@media (hover), @media (any-hover)|33|8 9 7 10 28 29 36 37 35 1 2 0 46 47 45 20 18|
css-at-media-orientation|@media (orientation)|41|9 10 28 29 36 37 35 39 46 47 45 1 2 0 31 32 30 18|3
css-at-media-prefers-color-scheme|@media (prefers-color-scheme)|43|8 9 7 10 28 29 36 37 35 39 1 2 0 46 47 45 31 32 30 14 20 18 38 12 42|
css-at-media-prefers-reduced-motion|@media (prefers-reduced-motion)|41|8 9 7 10 28 29 46 47 45 1 2 0 37 35 39 20 5 18 12 42|31 32 30
css-at-media|@media|41|10 28 29 36 37 35 39 18|8 9 7 26 27 25 24 34 46 47 45 1 2 0 31 32 20
css-at-supports|@supports|41|8 9 7 10 28 29 26 27 25 24 36 37 35 39 31 32 20 5 18 12 42|
css-backdrop-filter|backdrop-filter|41|8 9 7 10 23 28 29 27 25 24 46 47 45 1 2 0 12 42|
css-background-blend-mode|background-blend-mode|41|10 22 23 21 28 29 46 47 45 1 2 0 12 42|9 7
css-background-clip|background-clip|41|10 22 23 21 28 29 46 47 45 1 2 0 12 42|9 7
css-background-color|background-color|41||22 23 21 12 42
css-background-image|background-image|43|28 29 38 6|46 47 45 1 2 0 12 42
css-background-origin|background-origin|41|10 22 23 21 28 29 46 47 45 1 2 0 12 42|9 7
css-background-position|background-position|41|28 29|12 42
css-background-repeat|background-repeat|41|28 29|12 42
css-background-size|background-size|41|10 22 23 21 28 29 12 42|9 7
css-background|background|41||22 23 21 28 29 46 47 45 1 2 0 12 42
css-block-inline-size|block-size & inline-size|41|8 9 7 10 22 23 28 29 26 27 25 24 1 2 0 46 47 45 12 42|
css-border-image|border-image|41|8 9 7 10 22 23 21 28 29 26 27 25 24 46 47 45 1 2 0 12 42|
css-border-inline-block-individual|border-inline & border-block individual logical properties|41|8 9 7 10 28 29 26 27 25 24 1 2 0 46 47 45 12 42|34
css-border-inline-block-longhand|border-inline & border-block longhand properties|41|8 9 7 10 28 29 26 27 25 24 1 2 0 46 47 45 12 42|
css-border-inline-block|border-inline & border-block|41|8 9 7 10 28 29 26 27 25 24 34 1 2 0 46 47 45 12 42|
css-border-radius-logical|border-radius logical properties|33|8 9 7 10 28 29 26 27 25 24 34 1 2 0 46 47 45|
css-border-radius|border-radius|41|22 23 21 28 29 12 42|1 2 0 46 47 45
css-border-spacing|border-spacing|41|28 29 26|
css-border|border|41||28 29
css-box-shadow|box-shadow|41|8 10 22 23 21 28 29 46 47 45 1 2 0 12 42|9 7
css-box-sizing|box-sizing|41|10 22 23 21 28 29 46 47 45 1 2 0|
css-caption-side|caption-side|41|28 29|
css-clear|clear|41|28 29|7 24 46 47 45 1 2 0 12 42
css-clip-path|clip-path|41|8 9 7 10 22 23 21 28 29 26 27 25 24 46 47 45 1 2 0 12 42|20
css-color-scheme|color-scheme CSS property|43|8 9 7 10 28 26 27 25 24 37 1 2 0 46 47 45 32 30 14 20 5 38 12 42|36
css-column-count|column-count|41|10 28 29 46 47 45 1 2 0 12 42|
css-column-layout-properties|css column properties|33|28 29 1 2 0 46 47 45|
css-comments|CSS comments|41|22 23 21 12 42|7 10 47 45 2 0 36 37 35 20 18
css-conic-gradient|conic-gradient()|35|8 9 7 10 22 23 21 28 29 26 27 25 24 1 2 0 46 47 45 6|34
css-cursor|cursor|43|3 8 9 7 10 26 27 25 24 47 13|4 46 45 31 12
css-direction|direction|41||10
css-display-flex|display:flex|41|22 23 21 28 29 12 42|9 7
css-display-grid|display:grid|41|22 23 21 28 29 12 42|9 7
css-display-none|display:none|41|10|28 29
css-display|display|41||9 7 22 23 21 28 29 1 2 0 46 47 45 5 12 42
css-empty-cells|empty-cells|31|28 29 47 45 2 0 20|
css-filter|filter|41|8 9 7 10 22 23 21 28 29 26 27 25 24 46 47 45 1 2 0 5 12 42|20
css-flex-direction|flex-direction:column|41|8 9 7 10 22 23 21 28 29 24 46 47 45 1 2 0 12 42|
css-flex-wrap|flex-wrap: wrap|41|8 9 7 10 22 23 21 28 29 46 47 45 1 2 0 12 42|
css-float|float|41|28 29|9 7 46 47 45 1 2 0 12 42
css-font-kerning|font-kerning|27|28 46 47 45 1 20 12 38|
css-font-size-adjust|font-size-adjust|41|28 29|9 7 46 47 45 12 42
css-font-size|font-size|41||28 29 46 47 45 1 2 0 34 12 42
css-font-stretch|font-stretch|28|7 28 24 46 47 45 1 2 34 35|
css-font-weight|font-weight|41||22 28 29 46 47 45 1 2 0
css-function-clamp|clamp()|41|22 23 21 28 29 26 27 25 24 1 2 0 46 47 45 5 12 42|9 7 34
css-function-light-dark|light-dark()|36|8 9 7 10 22 23 28 29 26 27 25 1 2 46 47 6 12|34 36 37 31 14 20 18 38
css-function-max|max()|41|22 23 21 28 29 26 27 25 24 1 2 0 46 47 45 5 12 42|9 7 34
css-function-min|min()|41|22 23 21 28 29 26 27 25 24 1 2 0 46 47 45 5 12 42|9 7 34
css-gap|gap, column-gap, row-gap|36|10 22 23 21 28 29 46 47 45 1 2 0 12|8 9 7 26 27 25 24 5
css-grid-template|grid-template-* properties|43|8 9 7 10 22 23 21 28 29 26 27 25 24 46 47 45 1 2 0 5 12|
css-height|height property|41|1 2 0 46 47 45|28
css-hyphenate-character|hyphenate-character|40|8 9 7 10 28 29 26 27 25 24 46 47 45 1 2 0 12 42|20
css-hyphenate-limit-chars|hyphenate-limit-chars|41|4 3 8 9 7 10 28 29 26 27 25 24 46 47 45 1 2 0 34 39 12 42|
css-hyphens|hyphens|31|8 9 7 28 29 26 27 25 24 46 47 45 1|
css-important|!important keyword|42|22 23 21 12 42 44|8 9 7 10 28 29 37 35 1 2 0 46 47 45 31 32 30
css-inert-attribute|inert|41|8 9 7 10 28 29 26 27 25 24 46 47 45 1 2 0 32 30|31
css-inline-size|inline-size |41|4 3 8 9 7 10 22 28 29 26 27 25 24 46 47 45 1 2 0 5 12 42|
css-inset|inset|41|8 9 7 10 28 29 26 27 25 24 46 47 45 1 2 0 34 20 12 42|
css-intrinsic-size|fit-content, min-content, max-content|33|22 23 21 28 29 46 47 45 1 2 0 34|9 25 24
css-justify-content|justify-content|41|8 9 7 10 22 23 21 28 29 46 47 45 1 2 0 12 42|
css-left-right-top-bottom|left, right, top, bottom|41|8 9 7 10 28 29 1 2 0 46 47 45|34 20
css-letter-spacing|letter-spacing|41||28 29
css-line-height|line-height|41||23 21 28 29
css-linear-gradient|linear-gradient()|43|22 23 21 28 29 26 27 25 24 1 2 0 46 47 45 12 42|7 34
css-list-style-image|list-style-image|41|8 9 7 10 22 28 29 26 27 25 24 1 2 0 46 47 45 31 30|
css-list-style-position|list-style-position|41|28 29|
css-list-style|list-style|41|30|8 9 7 10 28 29 26 1 2 0 46 47 45 31
css-margin-block-start-end|margin-block-start & margin-block-end|41|8 9 7 10 28 29 26 27 25 24 1 2 0 46 47 45 12 42|
css-margin-inline-block|margin-inline & margin-block|41|8 9 7 10 28 29 26 27 25 24 34 1 2 0 46 47 45 12 42|
css-margin-inline-start-end|margin-inline-start & margin-inline-end|41|8 9 7 10 28 29 26 27 25 24 1 2 0 46 47 45 12 42|
css-margin|margin|41||8 9 7 10 28 29 26 27 25 24 1 2 0 46 47 45 20
css-mask-image|mask-image|40|8 9 7 10 28 29 27 25 24 46 47 45 1 2 0 12 42|
css-max-block-size|max-block-size|28|8 9 7 28 29 26 27 24 46 47 45 1|
css-max-height|max-height property|41|28 29|
css-max-inline-size|max-inline-size|40|8 9 7 10 28 29 26 27 25 24 46 47 45 1 2 0 12 42|
css-max-width|max-width|41||28 29
css-min-block-size|min-block-size|40|8 9 7 10 28 29 26 27 25 24 46 47 45 1 2 0 12 42|
css-min-height|min-height property|41|28 29 37 32|
css-min-inline-size|min-inline-size|31|8 9 7 10 28 29 26 27 24 46 47 45 1|
css-min-width|min-width property|41|28 29|
css-mix-blend-mode|mix-blend-mode|41|10 22 23 21 28 29 46 47 45 1 2 0 5 12 42|9 7
css-modern-color|lch(), oklch(), lab(), oklab()|33|8 9 7 10 28 26 27 25 24 46 47 45 1 2 0 34 39 30|
css-nesting|CSS Nesting|43|8 9 7 10 28 29 26 27 25 24 37 1 46 47 45 20|4 22 23 34 36 32 30
css-object-fit|object-fit|41|10 22 23 21 28 29 1 2 0 46 47 45 12 42|9 7
css-object-position|object-position|41|10 22 23 21 28 29 1 2 0 46 47 45 12 42|9 7
css-opacity|opacity|41|10 22 23 21 28 29 1 2 0 20 12 42|
css-orphans|orphans|40|8 9 7 10 28 29 46 47 45 1 2 0 12 42|
css-outline-offset|outline-offset|36|8 9 7 10 22 23 21 28 29 26 27 25 24 1 2 0 46 47 45 12|
css-outline|outline|43|22 23 21 28 29|
css-overflow-wrap|overflow-wrap|31|8 9 7 28 29 26 27 25 24 46 47 45 1|4 3
css-overflow|overflow|41|28 29|4 3 8 9 7 10 22 26 27 25 24 46 47 45 1 2 0 34 31 32 30 20 12 13 11 42 43 41
css-padding-block-start-end|padding-block-start & padding-block-end|41|8 9 7 10 28 29 26 27 25 24 1 2 0 46 47 45 12 42|
css-padding-inline-block|padding-inline & padding-block|41|8 9 7 10 28 29 26 27 25 24 34 1 2 0 46 47 45 12 42|
css-padding-inline-start-end|padding-inline-start & padding-inline-end|41|8 9 7 10 28 29 26 27 25 24 1 2 0 46 47 45 12 42|
css-padding|padding|41||28 29
css-position|position|41|8 9 7 10 28 29 25 20|4 3 22 23 21 26 27 24 34 36 37 35 1 2 0 46 47 45 14 5 18
css-pseudo-class-active|:active|41|3 8 9 7 10 23 28 29 25 2 34 36 37 35 20 18|4 26 27
css-pseudo-class-checked|:checked|41|8 9 7 10 22 23 21 28 29 36 37 35 31 32 30 14 20 18 12 11 42 41 16 15|26 27 25 24
css-pseudo-class-default|:default|43|8 9 7 10 28 29 31 32 30 38 12 11 42|27
css-pseudo-class-first-child|:first-child|41|8 9 7 10 28 29 36 37 35 31 32 20 18|26 27
css-pseudo-class-first-of-type|:first-of-type|41|8 9 7 10 28 29 36 37 35 31 32 20 18 12 42|26 27
css-pseudo-class-focus-visible|:focus-visible|41|8 9 7 10 28|26 27 24
css-pseudo-class-focus-within|:focus-within|41|8 9 7 10 28 27|26 24
css-pseudo-class-focus|:focus|41|3 8 9 7 10 23 28 29 25 2 36 37 35 20 18 11 41 15|26 27
css-pseudo-class-has|:has()|41|8 9 7 10 23 21 28 29 26 27 25 24 36 37 35 39 1 2 0 46 47 45 30 20 18 12 42|
css-pseudo-class-hover|:hover|41|9 10 28 29 25 2 36 37 35 20 18 12 42|7 26 27
css-pseudo-class-lang|lang()|33|8 9 7 10 28 29 26 27 36 1 2 0 46 47 45 20 18|
css-pseudo-class-last-child|:last-child|41|8 9 7 10 28 29 36 37 35 31 32 20 18|26 27
css-pseudo-class-last-of-type|:last-of-type|41|8 9 7 10 28 29 36 37 35 31 32 20 18 12 42|26 27
css-pseudo-class-link|:link|41|8 9 7 10 36 37 35 31 32 20 18|26 27
css-pseudo-class-not|:not|41|8 9 7 10 28 29 26 27 25 24 36 37 35 1 2 0 46 47 45 31 32 20 18 12 42|
css-pseudo-class-nth-child|:nth-child|41|8 9 7 10 28 29 26 27 25 24 36 37 35 1 2 0 46 47 45 31 32 20 18 12 42|
css-pseudo-class-nth-last-child|:nth-last-child|41|8 9 7 10 28 29 26 27 25 24 36 37 35 1 2 0 46 47 45 31 32 20 18 12 42|
css-pseudo-class-nth-last-of-type|:nth-last-of-type|41|8 9 7 10 28 29 26 27 25 24 36 37 35 1 2 0 46 47 45 31 32 30 20 18 12 42|
css-pseudo-class-nth-of-type|:nth-of-type|41|8 9 7 10 28 29 26 27 25 24 36 37 35 1 2 0 46 47 45 31 32 30 20 18 12 42|
css-pseudo-class-only-child|:only-child|41|8 9 7 10 28 29 36 37 35 31 32 20 18|26 27
css-pseudo-class-only-of-type|:only-of-type|41|8 9 7 10 28 29 36 37 35 31 32 20 18|26 27
css-pseudo-class-target|:target|41|4 3 8 9 7 10 22 23 28 29 2 36 37 35 31 32 14 20 5 18 11 41 16 15|26 27
css-pseudo-class-visited|:visited|41|4 3 8 9 7 10 23 21 28 29 2 34 36 37 35 31 32 30 20 18 13 11 43 41 15|26 27
css-pseudo-element-after|::after|41|8 9 7 10 22 23 21 28 29 24 36 37 35 1 2 0 46 47 45 31 32 20 18 12 42|26 27 25
css-pseudo-element-before|::before|41|8 9 7 10 22 23 21 28 29 24 36 37 35 1 2 0 46 47 45 31 32 20 18 12 42|26 27 25
css-pseudo-element-first-letter|::first-letter|41|8 9 7 10 21 28 29 24 36 37 35 31 32 20 18|26 27 25
css-pseudo-element-first-line|::first-line|41|8 9 7 10 21 28 29 24 36 37 35 31 32 20 18|26 27 25
css-pseudo-element-marker|::marker|33|8 9 7 10 21 28 29 26 27 25 24 36 37 35 30 20 18|
css-pseudo-element-placeholder|::placeholder|41|8 9 7 10 22 23 21 28 29 24 36 37 35 31 32 30 14 20 18 12 11 42 41 16 15|26 27 25
css-radial-gradient|radial-gradient()|43|28 29 26 27 25 24 1 2 0 46 47 45 12 42|7
css-resize|resize|41|3 8 9 7 23 28 29 26 27 25 24 46 47 45 1 2 0 37 32 12 13 42 43|4 31 30
css-rgba|rgba()|41|22 23 21 28 29 12 42|8 9 7 10 46 47 45 1 2 0
css-rgb|rgb()|41||8 9 7 10 22 23 21 28 29 46 47 45 1 2 0 12 42
css-scroll-snap|scroll-snap|33|8 9 7 10 22 23 21 28 29 26 27 25 24 46 47 45 1 2 0 5|
css-selector-adjacent-sibling|Adjacent sibling combinator|41|10 28 29 37 35 31 32|9 7 12 42
css-selector-attribute|Attribute selector|41|10 28 29 37 35 31 32 30 12 42 16|8 9 7 26 27 25 24 1 2 0 46 47 45 20
css-selector-chaining|Chaining selectors|41|10 28 29 27 37 35 31 32|9 7 12 42
css-selector-child|Child combinator|41|10 22 28 29 37 35 31 32 12 42|9 7
css-selector-class|Class selector|41|10 37 35 31 32|9 7
css-selector-descendant|Descendant combinator|41|10 37 35 31 32|9 7 12 42
css-selector-general-sibling|General sibling combinator|41|10 28 29 37 35 31 32 12 42|9 7
css-selector-grouping|Grouping selectors|41|10 37 35 31 32|9 7 12 42
css-selector-id|ID selector|41|10 37 35 31 32 16|9 7
css-selector-type|Type selector|41|10 37 35 31 32 12 42|9 7
css-selector-universal|Universal selector *|41|10 28 29 37 35 31 32 20|9 7
css-shape-margin|shape-margin|33|8 9 7 10 28 29 27 25 24 1 2 0 46 47 45|
css-shape-outside|shape-outside|33|8 9 7 10 28 29 27 25 24 1 2 0 46 47 45|
css-sytem-ui|system-ui, ui-serif, ui-sans-serif, ui-rounded, ui-monospace|35|28 29|7 21 24 45 0 34 35 39 30
css-tab-size|tab-size|39|8 9 7 28 29 24 46 47 45 1 20 12 11 42 41 15|
css-table-layout|table-layout|31|28 29 26|
css-text-align-last|text-align-last|22|28 26 27 25 24 46 47 45 1|
css-text-align|text-align|41||7 10 22 23 21 28 29 24 46 47 45 1 2 0 34 12 42
css-text-decoration-color|text-decoration-color|41|10 22 28 29 12 42|9 7
css-text-decoration-line|text-decoration-line|41|28 29 0 12 42|
css-text-decoration-skip-ink|text-decoration-skip-ink|41|8 9 7 10 22 23 28 29 26 27 25 24 46 47 45 1 2 0 12 42|
css-text-decoration-style|text-decoration-style|41|28 29 0 12 42|
css-text-decoration-thickness|text-decoration-thickness|41|8 9 7 10 22 21 28 29 26 27 25 24 35 1 2 0 46 47 45 12 42|
css-text-decoration|text-decoration|41|23 37 32|9 7 28 29 12 13 42 43
css-text-emphasis-position|text-emphasis-position|41|8 9 7 10 28 29 27 25 24 34 1 2 0 46 47 45 12 42|
css-text-emphasis|text-emphasis|41|7 10 28 29 24 34 1 2 0 46 47 45 12 42|
css-text-indent|text-indent|41||8 9 7 10 46 47 45 1 2 0 31 20
css-text-justify|text-justify|41|4 3 9 7 29 26 25 24 47 45 1 2 0 34 32 42|8 10 28 27 46 31 20 12
css-text-orientation|text-orientation|41|28 29 46 47 45 1 2 0 12 42|
css-text-overflow|text-overflow|41|22 28 29 46 47 45 1 2 0 34 12 42|9 7
css-text-shadow|text-shadow|41|8 9 7 10 28 29 26 27 25 24|
css-text-transform|text-transform|41||28 29
css-text-underline-offset|text-underline-offset|41|8 9 7 10 22 21 28 29 26 27 25 24 35 1 2 0 46 47 45 12 42|
css-text-underline-position|text-underline-position|41|28 29 26 46 47 45 1 2 0 12 42|4 3 9 25
css-text-wrap|text-wrap|41|8 9 7 10 28 29 26 27 25 24 46 47 45 1 2 0 12 42|
css-transform|transform|41|8 9 7 10 22 23 21 28 29 26 27 25 24 46 47 45 1 2 0 20 12 42|
css-transition|transition|43|8 9 7 10 22 23 21 28 29 26 27 25 24 37 35 32|34 1 2 0 46 47 45 14
css-unit-calc|CSS calc() function|42|28 29 26 27 25 24 1 2 0 46 47 45 22 23 21 12 42|9 7
css-unit-ch|ch unit|42|28 29 1 2 0 46 47 45 22 23 21 12 42|
css-unit-initial|initial unit|42|28 29 1 2 0 46 47 45 22 23 21 12 42|8 9 7
css-unit-rem|rem unit|42|28 29 1 2 0 46 47 45 22 23 21 12 42|
css-unit-vh|vh unit|42|28 29 22 23 21 35 5 12 42|3 11 41
css-unit-vmax|vmax unit|42|28 29 1 2 0 46 47 45 22 23 21 12 42|11 41
css-unit-vmin|vmin unit|42|28 29 1 2 0 46 47 45 22 23 21 35 12 42|11 41
css-unit-vw|vw unit|42|28 29 22 23 21 5 12 42|
css-user-select|user-select|41|8 9 7 28 29 26 27 25 24 46 47 45 1 2 0 12 42 43|3 31 32 30
css-variables|CSS Variables (Custom Properties)|42|8 9 7 10 22 23 21 28 29 26 27 25 24 1 2 0 46 47 45 20 5 12 42|
css-visibility|visibility|41|8 9 7 10 22 23 21 28 29 1|
css-white-space-collapse|white-space-collapse|31|8 9 7 10 28 29 26 27 25 24 46 47 45 1 2 0|
css-white-space|white-space|41|28 29 34|9 7 47 45 35 11 41 15
css-widows|widows|40|8 9 7 10 28 29 46 47 45 1 2 0 12 42|
css-width|width property|41||28 18
css-word-break|word-break|41|23 21 29 1 2 0 46 47 45 12 11 42 41 15|4 3 9 7 10 22 26 27 25 24 34 32 30 14
css-word-spacing|word-spacing|41|28 29 0|46 47 45 1 2 12 42
css-word-wrap|word-wrap|10|28 29 24|8 7
css-writing-mode|writing-mode|41|22 23 21 28 29 1 2 0 46 47 45 5 12 42|9 7
css-z-index|z-index|41|8 9 7 10 28 29 20|
html-abbr|<abbr> element|37|22 23 28 29 1 2 0 46 47 45 14 20|
html-acronym|<acronym> element|37|28 29 1 2 0 46 47 45 20|
html-address|address|41|22 23 21 11 41 16 15|
html-align|align attribute|41||26 31 14
html-anchor-links|Local anchors|41|9 22 23 34 36 37 35 0 47 45 32 30 14 18 11 41|1 46
html-aria-describedby|aria-describedby attribute|41|8 9 7 10 22 23 21 28 29 39 46 47 45 1 2 0 14 20 5 12 11 42 41 15|
html-aria-hidden|aria-hidden attribute|41|22 23 21 29 39 46 47 45 1 2 0 14 12 11 42 41 15|
html-aria-labelledby|aria-labelledby attribute|41|8 9 7 10 22 23 21 28 29 27 39 46 47 45 1 2 0 14 5 12 11 42 41 15|
html-aria-label|aria-label attribute|41|22 23 21 39 29 46 47 45 1 2 0 14 12 11 42 41 15|
html-aria-live|aria-live attribute|41|22 23 21 29 26 27 25 24 39 46 47 45 1 2 0 14 12 11 42 41 15|28
html-audio|<audio> element|42|8 9 7 10 22 23 21 28 29 26 27 25 24 1 2 0 46 47 45 31 32 30 14 20 5 18 12 13 11 42 43 41 16|
html-background|background attribute|43|29 14|9 7 28
html-base|<base>|41|22 23 21 29 24 36 37 35 32 30 20 18 12 11 42 41 15|8 9 7 10 26 27 25 1 2 0 46 47 45 31 14 5
html-bdi|<bdi> element|41|8 9 7 10 22 23 21 28 29 26 27 25 24 46 47 45 1 2 0 14 20 12 11 42 41 16 15|
html-blockquote|<blockquote> element|41||14
html-body|<body> element|41|26 36 37 35 2 0 47 45 31 32 30 20 5 18|8 9 7 10 22 23 21 27 25 24 1 46 14
html-button-reset|<button type="reset"> element|41|28 29 25 46 47 45 1 2 0 30 14 12 11 42 41 15|9 36 39 20 16
html-button-submit|<button type="submit"> element|41|28 29 26 27 25 47 30 14 12 11 42 41 15|9 36 20 16
html-code|<code> element|37|22 23 21|
html-dfn|<dfn> element|37|20 38|28 29
html-dialog|<dialog> element|41|8 9 10 22 23 21 28 29 26 27 25 24 46 47 45 1 2 0 31 32 14 20 5 12 11 42 41 16 15|
html-dir|dir attribute|41|12 42|10 22 23 21 28 29
html-doctype|HTML5 doctype|41|23 28 34 37 39 0 45 32 30 14 16|
html-form|<form> element|41|22 23 21 28 29 36 47 31 32 30 14 20 5 18 12 11 42 41 16 15|9 26 27
html-height|height attribute|41|14|28
html-hidden|hidden attribute|41|8 9 7 10 28 29 26 27 25 24 1 46 47 45 12 42|20
html-image-maps|Image maps|41|29 2 0 45 30 14|
html-input-checkbox|<input type="checkbox"> element|41|22 23 21 28 29 36 37 35 31 32 30 14 18 12 11 42 41 16 15|39
html-input-hidden|<input type="hidden"> element|41|22 23 21 28 29 36 37 35 31 32 30 14 18 12 11 42 41 16 15|39
html-input-radio|<input type="radio"> element|41|22 23 21 28 29 36 37 35 31 32 30 14 18 12 11 42 41 16 15|39
html-input-reset|<input type="reset"> element|41|22 23 21 28 29 36 37 35 31 32 30 14 18 12 11 42 41 16 15|9 39
html-input-submit|<input type="submit"> element|41|22 23 21 28 29 26 27 36 37 35 47 31 32 30 14 18 12 11 42 41 16 15|9
html-input-text|<input type="text"> element|41|22 23 21 28 29 24 34 36 37 35 45 31 32 30 14 18 12 11 42 41 16 15|39
html-lang|lang attribute|41|22 14 12 11 42 41 16 15|1 46 47 45
html-link|<link> element|42|8 9 7 10 22 23 21 26 27 25 24 39 46 47 45 1 2 0 34 36 37 35 31 32 30 14 20 5 18 12 11 42 41 16 15 44|
html-lists|<ul>, <ol> and <dl>|41||8 9 7 10 28 29 26 27 25 24 1 2 0 46 47 45 20
html-loading-attribute|loading attribute|41|8 9 7 10 22 23 21 28 29 26 27 25 24 46 47 45 1 2 0 37 35 32 30 5 12 11 42 41 16 15|14
html-mailto-links|mailto: links|41|23|22 21 0 45 30 16
html-marquee|<marquee> element|42|8 9 7 10 22 28 29 14 20 5 12 11 42 41 16 15|26 27 1 46 31 18
html-meta-color-scheme|color-scheme meta tag|41|3 8 9 7 10 28 29 26 27 25 24 34 36 37 35 46 47 45 1 2 0 31 32 30 14 20 5 12 42|
html-meter|<meter> element|41|8 9 10 22 23 21 28 29 46 47 45 1 2 0 14 20 12 11 42 41 16 15|7
html-object|<object> element|41|8 9 7 10 22 23 21 28 29 26 27 25 24 36 37 35 1 2 0 46 47 45 31 32 30 14 20 5 18 12 11 42 41 16 15|4 34 39 13 43
html-picture|<picture> element|41|8 9 7 10 22 23 21 28 29 26 27 25 24 1 2 0 46 47 45 31 32 30 14 20 5 12 11 42 41 16 15|4
html-popover|popover attribute|41|8 9 7 10 28 29 26 27 25 24 46 47 45 1 2 37 39 31 32 14 5|34 20
html-progress|<progress> element|41|8 9 10 22 23 21 28 29 26 27 25 24 46 47 45 1 2 0 14 20 12 11 42 41 16 15|7
html-required|required attribute|41|8 9 10 22 23 21 28 29 26 27 37 46 47 45 1 2 0 32 30 14 20 12 11 42 41 16 15|7 36 31 18
html-role|role attribute|41|22 23 21 29 14 12 11 42 41 16 15|46 47 45 1 2 0
html-rp|<rp> element|41|8 9 10 22 23 21 28 29 14 20 12 11 42 41 16 15|7
html-rt|<rt> element|41|8 9 10 22 23 21 28 29 14 20 12 11 42 41 16 15|7
html-ruby|<ruby> element|41|8 9 10 22 23 21 28 29 14 20 12 11 42 41 16 15|7
html-select|<select> element|41|28 29 36 37 35 47 14 18 12 11 42 41 15|3 9 39
html-semantics|HTML5 semantics|41|28 29 1 2 0 46 47 45 20 12 11 42 41 15|8 9 7 10 22 23 21 26 27 25 24 14 16
html-small|<small> element|43|22 23 21 16|
html-srcset|srcset and sizes attributes|41|8 9 7 10 22 23 21 28 29 26 27 25 24 1 2 0 46 47 45 31 32 30 14 20 5 12 11 42 41 16 15|
html-strike|<strike> element|41|14|9 7
html-style|<style> element|46|10 36 37 35 18 19 17 12 42 33|8 9 7 28 29 32 30
html-svg|Embedded <svg> image|42|8 9 7 10 28 29 26 27 25 24 1 2 0 46 47 45 14 20 5 12 11 42 41 16 15|4
html-target|target attribute|41|8 9 7 10 22 23 21 27 37 35 1 2 0 46 47 45 31 32 30 14 20 5 12 11 42 41 16 15|4 3 28 29 26 25 24 34 39 13 43
html-textarea|<textarea> element|41|28 29 24 34 36 37 35 45 14 18 12 11 42 41 15|39 30
html-video|<video> element|41|8 9 7 10 22 23 21 28 29 27 25 24 1 2 0 46 47 45 31 32 30 14 20 5 18 12 11 42 41 16 15|3 34
html-wbr|<wbr> element|41|9 22 21 28 29 14 20 12 13 11 42 43 41 15|7
html-width|width attribute|41|14|28
image-apng|Animated PNG image format|42|8 7 10 28 29 24|
image-avif|AVIF image format|41|23 28 29 37 20 5 12 13 11 42 43 41 16 15|8 9 7 10
image-base64|Base 64 image format|42|8 9 7 10 29 36 14 18|28 12 42
image-bmp|BMP image format|42|13 43|8 7 10
image-gif|GIF image format|42||28
image-hdr|HDR image format|42|4 3 8 9 7 10 28 29 26 27 25 24 34 40 39 1 2 0 46 47 45 21 35 31 32 30 14 20 5 18 12 13 11 42 43 41 16 15|
image-heif|HEIF image format|42|28 29 27 24 34 40 39 0 45 22 23 21 36 37 35 30 14 20 5 18 12 13 11 42 43 41 16 15|8 9 7 10 1 46 31
image-ico|ICO image format|42|28 35|
image-mp4|Video as Image Assets|41|8 9 7 10 21 28 29 26 24 34 35 39 0 45 30 14 20 5 12 11 42 41 16 15|
image-svg|SVG image format|42|8 10 20|9 7
image-tiff|TIFF image format|42|28 27 24 34 40 39 1 0 46 45 22 21 35 30 20 5 12 11 42 41 16 15|8 7 10
image-webp|webP image format|42|28|8 9 7 10
`;
