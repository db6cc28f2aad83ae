/**
 * @generated SignedSource<<8f9a6295a00d96526b6a4d65608a6f87>>
 * @relayHash c74960730d304e5cc33ae60b3ece2da0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f27ca4c534fe92d8f34e6c0a420fce5253849bea1bf0548eae29d5c34ebff5f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f27ca4c534fe92d8f34e6c0a420fce5253849bea1bf0548eae29d5c34ebff5f6",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
