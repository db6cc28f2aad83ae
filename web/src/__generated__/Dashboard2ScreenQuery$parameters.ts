/**
 * @generated SignedSource<<71497017d7797a29ca4a0b15cb452341>>
 * @relayHash 6b0c8b4e9594ddea4e98719a53fc2b89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75c6fd9467c7ea8e2cb7965dbbf1e4413ebc23bfd1c504effcf52ba669b5f4cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75c6fd9467c7ea8e2cb7965dbbf1e4413ebc23bfd1c504effcf52ba669b5f4cb",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
