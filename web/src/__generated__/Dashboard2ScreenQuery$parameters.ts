/**
 * @generated SignedSource<<a9fd2216febd90a46dea466dff91d7c9>>
 * @relayHash bf9c50cc74d5d201352ae442587a78a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 260e76996d2ceada33d366f13fa644dd77c408ff8f5d82b0e7241f69c8d69d39

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "260e76996d2ceada33d366f13fa644dd77c408ff8f5d82b0e7241f69c8d69d39",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
