/**
 * @generated SignedSource<<27b7c06136a9bc5324b0bbf8736eb220>>
 * @relayHash 3dffb0092540eb957003342ba0412d11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8ec35108c59ac1288b6b8f9dd36f949dddbf26a82a1680b5bbeaad858f2bf36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomeScreenQuery } from './WelcomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WelcomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8ec35108c59ac1288b6b8f9dd36f949dddbf26a82a1680b5bbeaad858f2bf36",
    "metadata": {},
    "name": "WelcomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
