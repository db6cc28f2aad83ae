/**
 * @generated SignedSource<<3a82b30961cedc4263c215f23f364ad5>>
 * @relayHash 31e5838f765f2b9148f39e7005b27307
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 177f893b5355a4b89889c921ca56ebf9ca9c2b03994e099e3a82831249c7fa7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomeScreenQuery } from './WelcomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WelcomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "177f893b5355a4b89889c921ca56ebf9ca9c2b03994e099e3a82831249c7fa7d",
    "metadata": {},
    "name": "WelcomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
