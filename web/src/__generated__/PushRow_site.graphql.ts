/**
 * @generated SignedSource<<a43604933f51a4cf3d3b50746ae1ec55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PushRow_site$data = {
  readonly pushKey: string | null | undefined;
  readonly " $fragmentType": "PushRow_site";
};
export type PushRow_site$key = {
  readonly " $data"?: PushRow_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PushRow_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PushRow_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pushKey",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "97b74f064411697729322224d8387a98";

export default node;
