/**
 * @generated SignedSource<<55ce0e109996dbb12462e25ea1e86bed>>
 * @relayHash 763b8ad9b165dd13d64cb725382b9309
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7de73d9f8226791aad270d04e8296a1e2a09b9b21622570d31b99134ff836458

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacyPolicyScreenQuery } from './PrivacyPolicyScreenQuery.graphql';

const node: PreloadableConcreteRequest<PrivacyPolicyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7de73d9f8226791aad270d04e8296a1e2a09b9b21622570d31b99134ff836458",
    "metadata": {},
    "name": "PrivacyPolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
