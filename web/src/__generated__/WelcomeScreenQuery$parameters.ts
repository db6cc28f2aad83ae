/**
 * @generated SignedSource<<b85f67c1759d246ddcd66d8897f3748d>>
 * @relayHash be52793de5f99b32dfac2d48a1c2cbc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 284819dc1d83f5ca9503ea0a344ad6877af4ff7d7f0d42e0bd9a12ea48f18958

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomeScreenQuery } from './WelcomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WelcomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "284819dc1d83f5ca9503ea0a344ad6877af4ff7d7f0d42e0bd9a12ea48f18958",
    "metadata": {},
    "name": "WelcomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
