/**
 * @generated SignedSource<<4bfe7a2034b5175bd118812cf282f282>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClaimSource_source$data = {
  readonly date: string;
  readonly name: string;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "ClaimSource_source";
};
export type ClaimSource_source$key = {
  readonly " $data"?: ClaimSource_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimSource_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClaimSource_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "ClaimSource",
  "abstractKey": null
};

(node as any).hash = "e096c691972936cb5cd30a9bd9ab3860";

export default node;
