/**
 * @generated SignedSource<<8a8855c7780c71961364bdd430029e1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Language = "EN" | "FR";
import type { FragmentRefs } from "relay-runtime";
export type signedInUser_viewer$data = {
  readonly acceptedTermsVersion: number | null | undefined;
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly fullName: string;
  readonly imageUrl: string | null | undefined;
  readonly lastName: string;
  readonly nickname: string;
  readonly preferences: {
    readonly language: Language;
  } | null | undefined;
  readonly roles: ReadonlyArray<{
    readonly active: boolean;
    readonly name: string;
  }>;
  readonly sessionExpiresAt: string;
  readonly userId: string;
  readonly " $fragmentType": "signedInUser_viewer";
};
export type signedInUser_viewer$key = {
  readonly " $data"?: signedInUser_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"signedInUser_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "signedInUser_viewer"
};

(node as any).hash = "ab3c35ef44d676b46b3357f57556a4f5";

export default node;
