/**
 * @generated SignedSource<<9420a8bf7050e56a9b6c95d8bab2ae69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type signedInUser_viewer$data = {
  readonly acceptedTermsVersion: number | null | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly fullName: string;
  readonly imageUrl: string | null | undefined;
  readonly lastName: string;
  readonly nickname: string;
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

(node as any).hash = "e7a93229845548601f36fc9653ac92a9";

export default node;
