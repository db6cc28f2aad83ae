/**
 * @generated SignedSource<<fb6656e6cc38f303bef220fede35f5ab>>
 * @relayHash 6145e762870fc46bdfaf8760db7b4730
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 837e83c89127fc82c4c0dd6880d16a79e6f2f5acc6fc58997246315e29bbbe41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "837e83c89127fc82c4c0dd6880d16a79e6f2f5acc6fc58997246315e29bbbe41",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
