/**
 * @generated SignedSource<<2d2c19f918c4d3dbfe3a0f0710f67bf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoticesBell_viewer$data = {
  readonly unreadNoticeCount: number | null | undefined;
  readonly " $fragmentType": "NoticesBell_viewer";
};
export type NoticesBell_viewer$key = {
  readonly " $data"?: NoticesBell_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticesBell_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticesBell_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadNoticeCount",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7bc12a22f4deb841c385409595328fe5";

export default node;
