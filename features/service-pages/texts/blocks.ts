import type { ServiceBlock } from '../contract.ts';

/** What the texts are told of the portal they are shown in. */
export type PortalNames = {
  /** The place as one says it after 'i': 'Asker', 'nabolaget ditt'. */
  /** 'på Voss'. */
  inTenant: string;
  /** The municipality in charge as it stands inside a sentence: 'Asker kommune', 'kommunen din'. */
  municipalityName: string;
  supportEmail: string;
  /** How long it keeps conversations in which nobody writes. */
  conversationMonths: number;
  /** Where the municipality's own accessibility statement is; empty when the link is not known. */
  statementUrl: string;
};

export type SectionText = { heading: string; blocks: ServiceBlock[] };

type PageText = { title: string; intro: string; sections: Record<string, SectionText> };

/** The shape that `nn` and `en` must satisfy: the same pages with the same sections as `nb`, in its order. */
export type ContentLike<
  Content extends {
    pages: Record<string, (names: PortalNames) => PageText>;
    extra: Record<string, (names: PortalNames) => SectionText>;
  },
> = {
  readonly pages: {
    readonly [Key in keyof Content['pages']]: (names: PortalNames) => Omit<PageText, 'sections'> & {
      sections: Record<keyof ReturnType<Content['pages'][Key]>['sections'], SectionText>;
    };
  };
  readonly extra: { readonly [Key in keyof Content['extra']]: (names: PortalNames) => SectionText };
};

export const paragraph = (text: string): ServiceBlock => ({ kind: 'paragraph', text });

export const list = (...items: string[]): ServiceBlock => ({ kind: 'list', items });

export const question = (asked: string, answer: string): ServiceBlock => ({
  kind: 'question',
  question: asked,
  answer,
});

export const link = (text: string, href: string): ServiceBlock => ({ kind: 'link', text, href });

export const mailTo = (email: string): ServiceBlock => link(email, `mailto:${email}`);
