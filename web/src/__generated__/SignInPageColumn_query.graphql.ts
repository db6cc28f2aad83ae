/**
 * @generated SignedSource<<713317cd588b354c72e2c90836e49e38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInPageColumn_query$data = {
  readonly showcase: {
    readonly " $fragmentSpreads": FragmentRefs<"SignInPagePicture_showcase">;
  } | null | undefined;
  readonly " $fragmentType": "SignInPageColumn_query";
};
export type SignInPageColumn_query$key = {
  readonly " $data"?: SignInPageColumn_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInPageColumn_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInPageColumn_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Showcase",
      "kind": "LinkedField",
      "name": "showcase",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SignInPagePicture_showcase"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "58577c447a497972b04a40c9d065b885";

export default node;
